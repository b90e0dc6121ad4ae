import { readFileSync } from 'node:fs';
import type { Change } from '../change.ts';
import type { PutBack } from './faults.ts';

/** The file of a fault with the fault in it. Throws when its text moved. */
export function changeOf({ name, file, right, wrong }: PutBack): Change {
  const parts = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(right);
  if (parts.length !== 2) throw new Error(`${file} does not have the text of "${name}" once`);
  return { file, text: parts.join(wrong) };
}
