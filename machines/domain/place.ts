import type { TimeZone } from './instant.ts';
import { fold } from './text.ts';

/** A city or terminal where buses stop. `shortcode` is three letters, such as MTY. */
export type Place = { id: string; name: string; shortcode: string; timeZone: TimeZone };

/** Places with a word that begins with the text, or a code that does; all places for an empty text. */
export function matchingPlaces(places: readonly Place[], text: string): Place[] {
  const wanted = fold(text);
  if (wanted === '') return [...places];
  return places.filter((place) => {
    const name = fold(place.name);
    return name.startsWith(wanted) || name.includes(` ${wanted}`) || fold(place.shortcode).startsWith(wanted);
  });
}
