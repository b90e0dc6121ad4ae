import type { components, operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { ranksOf, terminalNameOf, wantedPlaces } from '../domain/placeSearch.ts';
import type { Network, Place } from '../feed/types.ts';

/** Places in the shape of the contract, with their ranks among the busiest of `all`; the short form omits their positions. */
export function placesToWire(
  network: Network,
  places: readonly Place[],
  all: readonly Place[],
  short: boolean,
): components['schemas']['Place'][] {
  const ranks = ranksOf(network, all);
  return places.map((place) => {
    const { id, name, shortcode, region, timeZone, latitude, longitude } = place;
    const [terminal, rank] = [terminalNameOf(network, place), ranks.get(place)];
    return {
      _id: id,
      name,
      shortcode,
      region,
      ...(terminal === undefined ? {} : { terminal }),
      timeZone,
      ...(rank === undefined ? {} : { rank }),
      ...(short ? {} : { latitude, longitude }),
    };
  });
}

/** Places where a trip can start: all, or those that are wanted (API-002). */
export function getOrigins(trip: Trip): Handler<operations['getOrigins']> {
  return async ({ query: { short = false, ...wanted } }) => {
    const timetable = trip.timetable();
    const { network } = timetable;
    const places = timetable.origins();
    const origins = placesToWire(network, wantedPlaces(network, places, wanted), places, short);
    return { status: 200, body: { origins } };
  };
}
