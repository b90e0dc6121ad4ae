import type { Place } from '../../../machines/domain/place.ts';
import type { Amenity } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

const PARTICLES = new Set(['de', 'del', 'el', 'la', 'las', 'los', 'y']);

/** Feeds write names in capitals or without any. A name with both stays, and so does a word without a vowel: an abbreviation (SEARCH-030). */
function capitalised(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name.replace(/\p{L}+/gu, (word, at) => {
    const small = word.toLowerCase();
    if (at > 0 && PARTICLES.has(small)) return small;
    return /[aeiouáéíóúü]/.test(small) ? word.charAt(0).toUpperCase() + small.slice(1) : word;
  });
}

export function placeOf({ _id, name, shortcode, timeZone, rank }: Wire['Place']): Place {
  return { id: _id, name: capitalised(name), shortcode, timeZone, ...(rank === undefined ? {} : { rank }) };
}

/** A terminal with the id of its city, which searches and blocks use. */
export function terminalOf({ placeId, name, shortcode, timeZone }: Wire['Terminal']): Place {
  return { id: placeId, name, shortcode, timeZone };
}

export function amenityOf({ id, name }: { id: number; name: string }): Amenity {
  return { id: String(id), name };
}
