import type { TimeZone } from './instant.ts';
import { fold, wordsOf } from './text.ts';

/**
 * A city or terminal where buses stop. `shortcode` is three letters, such as MTY; `rank` is 1 for the busiest of a list. `city` is that of a
 * terminal, where it is known. A city has its state (`region`) and the name of its `terminal`, where they are known.
 */
export type Place = {
  id: string;
  name: string;
  shortcode: string;
  timeZone: TimeZone;
  rank?: number;
  city?: string | undefined;
  region?: string;
  terminal?: string;
};

/** The city of a terminal; a place without one is named itself. */
export const cityOf = ({ city, name }: Place): string => city ?? name;

/** Most places of a list that a page loads. In a larger network the service searches for the others. */
export const LISTED_PLACES = 300;

/** Folding is slow for thousands of places, and each letter searches them again. */
const folded = new WeakMap<Place, { words: string; code: string }>();

/** The words of name and code, each after a space, and the code alone. */
function foldedOf(place: Place): { words: string; code: string } {
  const known = folded.get(place);
  if (known) return known;
  const code = fold(place.shortcode);
  const own = { words: [...wordsOf(place.name), ...wordsOf(code)].map((word) => ` ${word}`).join(''), code };
  folded.set(place, own);
  return own;
}

/**
 * Places of which every typed word begins a word or the code, without accents, commas and dots; all places for an empty text. The place
 * with this code comes first, then the names that begin with the text, then the others; of equal ones the busiest first.
 */
export function matchingPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = wordsOf(text).map((word) => ` ${word}`);
  if (wanted.length === 0) return [...places];
  const code = fold(text);
  const beginning = wanted.join('');
  const ranked: [Place[], Place[], Place[]] = [[], [], []];
  for (const place of places) {
    const own = foldedOf(place);
    if (!wanted.every((word) => own.words.includes(word))) continue;
    ranked[own.code === code ? 0 : own.words.startsWith(beginning) ? 1 : 2].push(place);
  }
  return ranked.flatMap(byRank);
}

/** The busiest places of a list; without ranks the first ones. */
export function busiestPlaces(places: readonly Place[], count: number): Place[] {
  return byRank(places).slice(0, count);
}

function byRank(places: readonly Place[]): Place[] {
  const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: Place) => rank;
  return places.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The places with one more, unless they contain it. */
export function withPlace(places: Place[], place: Place | null | undefined): Place[] {
  return place && !places.some(({ id }) => id === place.id) ? [...places, place] : places;
}

/** The place with this id or code; null without one. */
export function placeNamed(places: readonly Place[], name: string | null): Place | null {
  if (name === null) return null;
  return places.find(({ id }) => id === name) ?? places.find(({ shortcode }) => shortcode.toLowerCase() === name.toLowerCase()) ?? null;
}
