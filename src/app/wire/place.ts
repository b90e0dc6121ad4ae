import type { Place } from '../../../machines/domain/place.ts';
import type { Amenity } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/trip.ts';

type Wire = components['schemas'];

export function placeOf({ _id: id, ...place }: Wire['Place']): Place {
  return { id, ...place };
}

/** A terminal with the id of its city, which searches and blocks use. */
export function terminalOf({ placeId, name, shortcode, timeZone }: Wire['Terminal']): Place {
  return { id: placeId, name, shortcode, timeZone };
}

export function amenityOf({ id, name }: { id: number; name: string }): Amenity {
  return { id: String(id), name };
}
