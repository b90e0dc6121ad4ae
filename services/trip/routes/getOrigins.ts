import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { ranksOf, wantedPlaces } from '../domain/placeSearch.ts';
import type { Place } from '../feed/types.ts';

/** A place in the shape of the contract, with its rank among the busiest of its list; the short form omits its position. */
export function placeToWire(place: Place, short: boolean, rank?: number): components['schemas']['Place'] {
  const { id, name, shortcode, region, timeZone, latitude, longitude } = place;
  return {
    _id: id,
    name,
    shortcode,
    region,
    timeZone,
    ...(rank === undefined ? {} : { rank }),
    ...(short ? {} : { latitude, longitude }),
  };
}

/** Places where a trip can start: all, or those that are wanted (API-002). */
export function getOrigins(trip: Trip): Handler<operations['getOrigins']> {
  return async ({ query: { short = false, ...wanted } }) => {
    const timetable = trip.timetable();
    const places = timetable.origins();
    const ranks = ranksOf(timetable.network, places);
    const origins = wantedPlaces(timetable.network, places, wanted).map((place) => placeToWire(place, short, ranks.get(place)));
    return { status: 200, body: { origins } };
  };
}
