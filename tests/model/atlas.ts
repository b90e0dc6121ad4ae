import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, restsOf, storyIdOf, type Chart } from 'storybook-xstate';
import { toId } from 'storybook/internal/csf';
import { tellPath, walkThrough, walked, type NumberedPath } from 'xstate-paths';
import { pathToFileURL } from 'node:url';
import type { Chart as TestedChart } from './chart.ts';
import { speech } from './speech.ts';

const root = join(import.meta.dirname, '../..');
const ATLAS = 'http://localhost:6006/';

/** The address in the atlas of the story where a path stopped, with the path at that step; null without a story. */
export async function storyOf(chart: TestedChart, path: NumberedPath, step: number): Promise<string | null> {
  const file = `machines/${chart.id}/${chart.id}.examples.ts`;
  const model = walked(chart)[path.model];
  const sources = globSync('{src/screens/*,.storybook/stories}/*.stories.tsx', { cwd: root }).map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const [source] = sources.filter((text) =>
    new RegExp(`import \\{ chart\\b[^}]*\\} from '[^']*${file.replaceAll('.', '[.]')}'`).test(text),
  );
  const [, title] = /title: '([^']+)'/.exec(source ?? '') ?? [];
  if (!model || title === undefined) return null;
  const { chart: described } = (await import(pathToFileURL(join(root, file)).href)) as { chart: Chart };
  const here = walkThrough(model, path.steps.slice(0, step)).end;
  const ids = new Set(here._nodes.map(({ id }: { id: string }) => id));
  const rests = Object.entries(restsOf(described));
  const [situation] = rests.find(([, states]) => states.length === ids.size && states.every((id) => ids.has(id))) ?? rests[0] ?? [];
  if (situation === undefined) return null;
  const taken = tellPath(chart, path, speech).steps.filter(({ at }) => at < step).length;
  const story = storyIdOf(toId(title, ''), situation);
  return addressOf(`${ATLAS}?path=/story/${story}`, { path: { number: path.number, step: taken }, events: [] });
}
