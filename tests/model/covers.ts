import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverOf, type Cover } from 'xstate-paths';
import { digestOf } from '../support/digest.ts';
import type { Chart } from './chart.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/anden-covers');

/** Identifies what decides about a path: the charts, the programs that explore them, and what a browser allows. */
const contentOfAll = (): string =>
  digestOf(['package-lock.json', 'machines/**/*.ts', 'packages/xstate-paths/src/*.ts', 'tests/model/**/*.ts']);

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
