import { fold } from '../../../machines/domain/text.ts';

/** The letters of `name` that match `text`, from and to (exclusive), ignoring accents and case. Null when the code matched. */
export function matchIn(name: string, text: string): readonly [number, number] | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const folded = fold(name);
  if (folded.startsWith(wanted)) return [0, wanted.length];
  const word = folded.indexOf(` ${wanted}`);
  return word < 0 ? null : [word + 1, word + 1 + wanted.length];
}
