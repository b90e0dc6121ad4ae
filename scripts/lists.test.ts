import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './runProgram.ts';

// The lists that no script writes, because a person gives each of their lines a name or a sentence.
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const namesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => basename(file));

it.each(['trip', 'identity', 'payment'])('each migration of %s is in its index', (service) => {
  const index = `services/${service}/migrations/index.ts`;
  const text = textOf(index);
  const missing = namesOf(`services/${service}/migrations/[0-9]*.ts`).filter((name) => !text.includes(`from './${name}'`));
  expect(missing, `add an import of each to ${index}, and its line to the list`).toEqual([]);
});

it('each page object of a page is in shopOn', () => {
  const [, body = ''] = /export function shopOn([^]*?)\n}/.exec(textOf('tests/journeys/journey.ts')) ?? [];
  // The switchboard is a page of the sandbox, not of the shop.
  const pages = namesOf('tests/pages/*Page.ts').filter((name) => name !== 'SwitchboardPage.ts');
  const missing = pages.map((name) => basename(name, '.ts')).filter((page) => !body.includes(`: new ${page}(page),`));
  expect(pages.length).toBeGreaterThan(10);
  expect(missing, 'add `<name>: new <Page>Page(page),` to shopOn in tests/journeys/journey.ts').toEqual([]);
});

it('the index of the decisions has every page in order, and explains each number without one', () => {
  const index = textOf('docs/decisions/README.md');
  const rows = [...index.matchAll(/^[|] [[]\d{4}[\]][(](\d{4}-[^)]+)[)] [|] \S/gm)].map(([, name]) => name);
  const pages = namesOf('docs/decisions/[0-9]*.md').toSorted();
  expect(rows, 'docs/decisions/README.md has one row for each page').toEqual(pages);

  const [, gaps = ''] = index.split('Numbers without a page:');
  const last = Number(pages.at(-1)?.slice(0, 4));
  const numbers = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0'));
  const missing = numbers.filter((number) => !pages.some((page) => page.startsWith(number)));
  expect(gaps.match(/(?<=^- (?:\d{4} and )?|^- )\d{4}/gm), 'the end of docs/decisions/README.md explains each gap').toEqual(missing);
});
