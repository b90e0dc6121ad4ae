import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from 'storybook-xstate/command';
import { expect, it } from 'vitest';
import { root } from './runProgram.ts';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
const lines = scripts['drawings']?.split(' && ').map((line) => line.split(' ').slice(1)) ?? [];

const tools = {
  load: (path: string): Promise<Record<string, unknown>> => import(join(root, path)),
  read: textOf,
  paint: () => Promise.reject(new Error('a picture is no text')),
};

it.each(lines)('the documents have the present drawing of %s %s', async (...line) => {
  for (const { path, content } of await command(line, tools))
    expect(textOf(path ?? '') === content, `${path} is old: npm run drawings`).toBe(true);
});
