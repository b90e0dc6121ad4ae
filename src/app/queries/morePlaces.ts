import type { QueryKey } from '@tanstack/react-query';
import { withPlace, type Place } from '../../../machines/domain/place.ts';
import { ask, trip } from '../http/http.ts';
import { placeOf } from '../wire/place.ts';
import { FRESH, queries } from './queryClient.ts';

/** The places of a large network that a page does not load. It loads when one is asked for. `from` is the origin of destinations, or null. */

/** Most places that a text finds. */
const FOUND_PLACES = 50;

type Wanted = { text: string; limit: number } | { limit: 0; named: string };

async function askPlaces(from: string | null, wanted: Wanted): Promise<Place[]> {
  const query = { short: true, ...wanted };
  const options = { replaces: 'morePlaces', retries: 1 };
  if (from === null) {
    return (await ask((init) => trip.GET('/trip/origins', { ...init, params: { query } }), options)).origins.map(placeOf);
  }
  const params = { path: { id: from }, query };
  const answer = await ask((init) => trip.GET('/trip/origin/{id}/destinations', { ...init, params }), options);
  return answer.destinations.map(placeOf);
}

/** What a text finds, the best first. A later text cancels an earlier one. Rejects with a Failure. */
export function findPlaces(from: string | null, text: string): Promise<Place[]> {
  return queries.fetchQuery({
    queryKey: ['morePlaces', from, text],
    staleTime: FRESH.catalogue,
    queryFn: () => askPlaces(from, { text, limit: FOUND_PLACES }),
  });
}

/** Adds a place, named by its id or short code, to the known list of this key. */
export async function addNamed(from: string | null, queryKey: QueryKey, places: Place[], named: string): Promise<Place[]> {
  const [place] = await askPlaces(from, { limit: 0, named });
  return queries.setQueryData<Place[]>(queryKey, withPlace(places, place)) ?? places;
}
