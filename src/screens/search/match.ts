import { fold } from '../../../machines/domain/place.ts';

/** The letters of `name` that `text` found, from and to (not including), accents and case ignored; null when it was found by its code. */
export function matchIn(name: string, text: string): readonly [number, number] | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const folded = fold(name);
  if (folded.startsWith(wanted)) return [0, wanted.length];
  const word = folded.indexOf(` ${wanted}`);
  return word < 0 ? null : [word + 1, word + 1 + wanted.length];
}
