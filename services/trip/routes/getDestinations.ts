import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { wantedPlaces } from '../domain/placeSearch.ts';
import { placesToWire } from './getOrigins.ts';

/** Places that can be reached from an origin, which a link may name by its short code: all, or those that are wanted (API-003). */
export function getDestinations(trip: Trip): Handler<operations['getDestinations']> {
  return async ({ path, query: { short = false, ...wanted } }) => {
    const timetable = trip.timetable();
    const code = path.id.toLowerCase();
    const named = timetable.origins().find(({ shortcode }) => shortcode.toLowerCase() === code);
    const places = timetable.destinations(path.id) ?? (named && timetable.destinations(named.id));
    if (places === undefined) throw new Problem(404, 'place-not-found', 'No encontramos ese origen.');
    const { network } = timetable;
    const destinations = placesToWire(network, wantedPlaces(network, places, wanted), places, short);
    return { status: 200, body: { destinations } };
  };
}
