import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverOf, type Cover } from 'xstate-paths';
import type { Chart } from './chart.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/anden-covers');

/** Identifies what decides about a path: the charts, the programs that explore them, and what a browser allows. */
function contentOfAll(): string {
  const hash = createHash('sha256');
  const files = globSync(['package-lock.json', 'machines/**/*.ts', 'packages/xstate-paths/src/*.ts', 'tests/model/**/*.ts'], { cwd: root });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

let content: string | undefined;

/** The same chart with its cover from the cache. The first process explores it; the others, such as each worker of Playwright, read it. */
export function withCover(chart: Chart): Chart {
  content ??= contentOfAll();
  const file = join(folder, `${chart.id}.json`);
  const kept = readCover(file);
  const cover = kept?.content === content ? kept.cover : coverOf(chart);
  if (kept?.content !== content) {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ content, cover }));
    renameSync(unfinished, file);
  }
  return { ...chart, cover };
}

function readCover(file: string): { content: string; cover: Cover } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
