import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { wantedPlaces } from '../domain/places.ts';
import type { Place } from '../feed/types.ts';

/** A place in the shape of the contract; the short form omits its position. */
export function placeToWire(place: Place, short: boolean): components['schemas']['Place'] {
  const { id, name, shortcode, region, timeZone, latitude, longitude } = place;
  return { _id: id, name, shortcode, region, timeZone, ...(short ? {} : { latitude, longitude }) };
}

/** Places where a trip can start: all, or those that are wanted (API-002). */
export function getOrigins(trip: Trip): Handler<operations['getOrigins']> {
  return async ({ query: { short = false, ...wanted } }) => {
    const timetable = trip.timetable();
    const origins = wantedPlaces(timetable.network, timetable.origins(), wanted).map((place) => placeToWire(place, short));
    return { status: 200, body: { origins } };
  };
}
