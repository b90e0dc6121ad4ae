import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { LISTED_PLACES, placeNamed, type Place } from '../../../machines/domain/place.ts';
import type { WayOut } from '../../../machines/domain/trip.ts';
import { ask, trip } from '../http/http.ts';
import { persistSeen } from '../offline/persistAnswers.ts';
import { FRESH, queries } from './queryClient.ts';
import { recentPlaces } from '../storage/recentSearches.ts';
import { amenityOf, placeOf } from '../wire/place.ts';

/** Queries that several ports share while the answer is fresh. Each rejects with a Failure. */

/** In a large network the busiest places, and those of earlier searches. */
const listed = () => ({ short: true, limit: LISTED_PLACES, named: recentPlaces().join() });

export const originsOptions = () =>
  queryOptions({
    queryKey: ['origins'],
    staleTime: FRESH.catalogue,
    persister: persistSeen('origins'),
    queryFn: async () =>
      (await ask((init) => trip.GET('/trip/origins', { ...init, params: { query: listed() } }), { retries: 1 })).origins.map(placeOf),
  });

export const destinationsOptions = (originId: string) =>
  queryOptions({
    queryKey: ['destinations', originId],
    staleTime: FRESH.catalogue,
    persister: persistSeen('destinations'),
    queryFn: async () => {
      const params = { path: { id: originId }, query: listed() };
      const answer = await ask((init) => trip.GET('/trip/origin/{id}/destinations', { ...init, params }), { retries: 1 });
      return answer.destinations.map(placeOf);
    },
  });

/** The list with the named place, an id or a short code. */
async function withNamed(
  from: string | null,
  { queryKey }: { queryKey: QueryKey },
  places: Place[],
  named: string | null,
): Promise<Place[]> {
  if (named === null || places.length < LISTED_PLACES || placeNamed(places, named)) return places;
  return (await import('./morePlaces.ts')).addNamed(from, queryKey, places, named);
}

export async function originsQuery(named: string | null = null) {
  const options = originsOptions();
  return withNamed(null, options, await queries.fetchQuery(options), named);
}

export async function destinationsQuery(originId: string, named: string | null = null) {
  const options = destinationsOptions(originId);
  return withNamed(originId, options, await queries.fetchQuery(options), named);
}

export function amenitiesQuery() {
  return queries.fetchQuery({
    queryKey: ['amenities'],
    staleTime: FRESH.catalogue,
    persister: persistSeen('amenities'),
    queryFn: async () => (await ask((init) => trip.GET('/bus/amenity', init), { retries: 1 })).amenities.map(amenityOf),
  });
}

/** The promotion of the way back; null without one (API-008). */
export const promotionOptions = () =>
  queryOptions({
    queryKey: ['promotion'],
    staleTime: FRESH.catalogue,
    queryFn: async () => (await ask((init) => trip.GET('/cpanel/promotion', init), { retries: 1 })).promotion,
  });

/** `wayOut`: the trips are a way back, with its prices. */
export type TripQuery = { originId: string; destinationId: string; date: string; wayOut?: WayOut | undefined };

/**
 * The trips of a day; `staleTime` in milliseconds. A new search cancels the one before it (API-061). Only a search may show earlier trips
 * without a network, because a purchase needs the prices of now.
 */
export function tripsQuery({ originId, destinationId, date, wayOut }: TripQuery, staleTime: number, { isSearch = false } = {}) {
  const back: WayBack = wayOut ? { wayOutDate: wayOut.date, transactionType: wayOut.isBought ? 'transfer' : 'sale' } : {};
  const options = queryOptions({
    queryKey: ['trips', originId, destinationId, date, ...Object.values(back)],
    staleTime,
    queryFn: async () => (await askTrips({ originId, destinationId, departureDate: date, ...back })).oneWayTrips,
  });
  return queries.fetchQuery(isSearch ? { ...options, persister: persistSeen('trips') } : options);
}

/** The trips of `returnDate` back to the origin of a journey that begins on `date`. Otherwise like `tripsQuery`. */
export function returnTripsQuery({ originId, destinationId, date, returnDate }: TripQuery & { returnDate: string }, staleTime: number) {
  return queries.fetchQuery({
    queryKey: ['returnTrips', originId, destinationId, date, returnDate],
    staleTime,
    persister: persistSeen('returnTrips'),
    queryFn: async () => (await askTrips({ originId, destinationId, departureDate: date, returnDate })).returnTrips,
  });
}

type WayBack = { wayOutDate?: string; transactionType?: 'sale' | 'transfer' };

function askTrips(query: { originId: string; destinationId: string; departureDate: string; returnDate?: string } & WayBack) {
  return ask((init) => trip.GET('/trip', { ...init, params: { query } }), { replaces: 'searchTrips', retries: 1 });
}
