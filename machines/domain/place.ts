import type { TimeZone } from './instant.ts';
import { fold, wordsOf } from './text.ts';

/** A city or terminal where buses stop. `shortcode` is three letters, such as MTY. */
export type Place = { id: string; name: string; shortcode: string; timeZone: TimeZone };

/** Folding is slow for thousands of places, and each letter searches them again. */
const folded = new WeakMap<Place, string>();

/** The words of name and code, each after a space. */
function foldedWords(place: Place): string {
  const known = folded.get(place);
  if (known !== undefined) return known;
  const words = [...wordsOf(place.name), ...wordsOf(place.shortcode)].map((word) => ` ${word}`).join('');
  folded.set(place, words);
  return words;
}

/**
 * Places of which every typed word begins a word or the code, without accents, commas and dots; all places for an empty text. The place
 * with this code comes first, then the names that begin with the text.
 */
export function matchingPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = wordsOf(text).map((word) => ` ${word}`);
  if (wanted.length === 0) return [...places];
  const found = places.filter((place) => wanted.every((word) => foldedWords(place).includes(word)));
  const code = fold(text);
  const beginning = wanted.join('');
  const rank = (place: Place) => (fold(place.shortcode) === code ? 0 : foldedWords(place).startsWith(beginning) ? 1 : 2);
  return found
    .map((place) => [rank(place), place] as const)
    .sort(([one], [other]) => one - other)
    .map(([, place]) => place);
}

/** The place with this id or code; null without one. */
export function placeNamed(places: readonly Place[], name: string | null): Place | null {
  if (name === null) return null;
  return places.find(({ id }) => id === name) ?? places.find(({ shortcode }) => shortcode.toLowerCase() === name.toLowerCase()) ?? null;
}
