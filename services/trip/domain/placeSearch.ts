import { callsAt } from '../feed/departures.ts';
import { withoutAccents } from '../feed/ids.ts';
import type { Network, Place } from '../feed/types.ts';

/** Which places of a list are wanted. */
export interface PlacesWanted {
  /** Every word of it begins a word of the name or of the code. */
  readonly text?: string | undefined;
  /** Most places of the answer, beside the named ones; all of them by default. The places with the most calls count first. */
  readonly limit?: number | undefined;
  /** Ids or short codes, separated by commas, of places that the answer contains in any case. */
  readonly named?: string | undefined;
}

const foldedOf = new WeakMap<Place, { words: string; code: string }>();

const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();
const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of name and code, each after a space, and the code alone. */
function folded(place: Place): { words: string; code: string } {
  const known = foldedOf.get(place);
  if (known !== undefined) return known;
  const code = fold(place.shortcode);
  const own = { words: [...wordsOf(place.name), ...wordsOf(code)].map((word) => ` ${word}`).join(''), code };
  foldedOf.set(place, own);
  return own;
}

const byCalls = new WeakMap<readonly Place[], readonly Place[]>();

/** The places of a list, those with the most calls first. */
function busiest(network: Network, places: readonly Place[]): readonly Place[] {
  const known = byCalls.get(places);
  if (known !== undefined) return known;
  const sorted = places.toSorted((a, b) => callsAt(network, b.id) - callsAt(network, a.id));
  byCalls.set(places, sorted);
  return sorted;
}

/** The places that a text finds: that with this code, then the names that begin with it, then the others; of equal ones the busiest first. */
function matching(network: Network, places: readonly Place[], text: string): readonly Place[] {
  const words = wordsOf(text).map((word) => ` ${word}`);
  const code = fold(text);
  const ranked: [Place[], Place[], Place[]] = [[], [], []];
  for (const place of busiest(network, places)) {
    const own = folded(place);
    if (!words.every((word) => own.words.includes(word))) continue;
    ranked[own.code === code ? 0 : own.words.startsWith(words.join('')) ? 1 : 2].push(place);
  }
  return ranked.flat();
}

/** Places of a list that a shop offers without a search. */
const OFFERED = 6;

/** The ranks of the busiest places of a list, 1 for the first. */
export const ranksOf = (network: Network, places: readonly Place[]): ReadonlyMap<Place, number> =>
  new Map(
    busiest(network, places)
      .slice(0, OFFERED)
      .map((place, index) => [place, index + 1]),
  );

/**
 * The wanted places of a list in the order of names, or those that a text finds, the best first. A network may have thousands, and a phone
 * asks for some of them.
 */
export function wantedPlaces(network: Network, places: readonly Place[], { text, limit, named }: PlacesWanted): readonly Place[] {
  const listed = text === undefined ? places : matching(network, places, text);
  if (limit === undefined || listed.length <= limit) return listed;
  if (text !== undefined) return listed.slice(0, limit);
  const names = new Set(named?.toLowerCase().split(','));
  const busy = new Set(busiest(network, listed).slice(0, limit));
  return listed.filter((place) => busy.has(place) || names.has(place.id.toLowerCase()) || names.has(place.shortcode.toLowerCase()));
}

const terminalNames = new WeakMap<Network, ReadonlyMap<string, string | null>>();

/** The names of the terminals by the id of their place; null for a place with several. */
function terminalNamesOf(network: Network): ReadonlyMap<string, string | null> {
  const known = terminalNames.get(network);
  if (known !== undefined) return known;
  const names = new Map<string, string | null>();
  for (const { placeId, name } of network.terminals) names.set(placeId, names.has(placeId) ? null : name);
  terminalNames.set(network, names);
  return names;
}

/** The name of the terminal of a place; undefined when it has several, or no other name. */
export function terminalNameOf(network: Network, { id, name }: Place): string | undefined {
  const terminal = terminalNamesOf(network).get(id) ?? name;
  return terminal === name ? undefined : terminal;
}
