import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'node_modules/.cache/anden-crossed.json');

interface Crossed {
  readonly content: string;
  readonly transitions: readonly string[];
}

/** Identifies what the simulation ran: the charts, the pages and the simulation itself. */
function contentNow(): string {
  const hash = createHash('sha256');
  const files = globSync(['machines/**/*.ts', 'src/app/**/*.{ts,tsx}', 'simulation/**/*.ts'], { cwd: root });
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

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
