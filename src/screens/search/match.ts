import { fold, wordsOf } from '../../../machines/domain/text.ts';

/** The first letters of `name` that a typed word found, from and to (exclusive), ignoring accents and case. Null when the code matched. */
export function matchIn(name: string, text: string): readonly [number, number] | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const folded = fold(name);
  const gap = String.raw`[^\p{L}\p{N}]+`;
  // The words together, else the first one alone.
  for (const wanted of [words.join(gap), ...words]) {
    const found = new RegExp(String.raw`(?<![\p{L}\p{N}])${wanted}`, 'u').exec(folded);
    if (found) return [found.index, found.index + found[0].length];
  }
  return null;
}
