import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf } from './digest.ts';

const file = join(import.meta.dirname, '../../node_modules/.cache/anden-crossed.json');

interface Crossed {
  readonly content: string;
  readonly transitions: readonly string[];
}

/** Identifies what the simulation ran: the charts, the pages and the simulation itself. */
const contentNow = (): string => digestOf(['machines/**/*.ts', 'src/app/**/*.{ts,tsx}', 'simulation/**/*.ts']);

/** Keeps the transitions that the simulation of `npm test` crossed, by name. */
export function writeCrossed(transitions: readonly string[]): void {
  const kept: Crossed = { content: contentNow(), transitions };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

/** The transitions that the simulation of these files crossed; none when it has not run since a file changed. */
export function readCrossed(): ReadonlySet<string> {
  try {
    const { content, transitions }: Crossed = JSON.parse(readFileSync(file, 'utf8'));
    return new Set(content === contentNow() ? transitions : []);
  } catch {
    return new Set();
  }
}
