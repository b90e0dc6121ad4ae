import { queryOptions } from '@tanstack/react-query';
import type { WayOut } from '../../../machines/domain/trip.ts';
import { ask, payment, trip } from '../http/http.ts';
import { keepSeen } from '../offline/keep.ts';
import { FRESH, queries } from './queryClient.ts';
import { amenityOf, placeOf } from '../wire/trip.ts';

/** Queries that several ports share while the answer is fresh. Each rejects with a Failure. */

export const originsOptions = () =>
  queryOptions({
    queryKey: ['origins'],
    staleTime: FRESH.catalogue,
    persister: keepSeen('origins'),
    queryFn: async () =>
      (await ask((init) => trip.GET('/trip/origins', { ...init, params: { query: { short: true } } }), { retries: 1 })).origins.map(
        placeOf,
      ),
  });

export function originsQuery() {
  return queries.fetchQuery(originsOptions());
}

export const destinationsOptions = (originId: string) =>
  queryOptions({
    queryKey: ['destinations', originId],
    staleTime: FRESH.catalogue,
    persister: keepSeen('destinations'),
    queryFn: async () => {
      const answer = await ask(
        (init) => trip.GET('/trip/origin/{id}/destinations', { ...init, params: { path: { id: originId }, query: { short: true } } }),
        { retries: 1 },
      );
      return answer.destinations.map(placeOf);
    },
  });

export function destinationsQuery(originId: string) {
  return queries.fetchQuery(destinationsOptions(originId));
}

export function amenitiesQuery() {
  return queries.fetchQuery({
    queryKey: ['amenities'],
    staleTime: FRESH.catalogue,
    persister: keepSeen('amenities'),
    queryFn: async () => (await ask((init) => trip.GET('/bus/amenity', init), { retries: 1 })).amenities.map(amenityOf),
  });
}

export function fareCatalogueQuery() {
  return queries.fetchQuery({
    queryKey: ['fares'],
    staleTime: FRESH.catalogue,
    queryFn: async () => (await ask((init) => trip.GET('/trip/fares', init), { retries: 1 })).fares,
  });
}

/** The promotion of the way back; null without one (API-008). */
export function promotionQuery() {
  return queries.fetchQuery({
    queryKey: ['promotion'],
    staleTime: FRESH.catalogue,
    queryFn: async () => (await ask((init) => trip.GET('/cpanel/promotion', init), { retries: 1 })).promotion,
  });
}

/** The services with their prices for arrivals at a place. */
export function servicesQuery(destinationId: string) {
  return queries.fetchQuery({
    queryKey: ['services', destinationId],
    staleTime: FRESH.catalogue,
    queryFn: async () =>
      (await ask((init) => trip.GET('/seat/services', { ...init, params: { query: { destinationId } } }), { retries: 1 })).services,
  });
}

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
  return queries.fetchQuery(isSearch ? { ...options, persister: keepSeen('trips') } : options);
}

/** The trips of `returnDate` back to the origin of a journey that begins on `date`. Otherwise like `tripsQuery`. */
export function returnTripsQuery({ originId, destinationId, date, returnDate }: TripQuery & { returnDate: string }, staleTime: number) {
  return queries.fetchQuery({
    queryKey: ['returnTrips', originId, destinationId, date, returnDate],
    staleTime,
    persister: keepSeen('returnTrips'),
    queryFn: async () => (await askTrips({ originId, destinationId, departureDate: date, returnDate })).returnTrips,
  });
}

type WayBack = { wayOutDate?: string; transactionType?: 'sale' | 'transfer' };

function askTrips(query: { originId: string; destinationId: string; departureDate: string; returnDate?: string } & WayBack) {
  return ask((init) => trip.GET('/trip', { ...init, params: { query } }), { replaces: 'searchTrips', retries: 1 });
}

/** The bank: the address of its frames, and the key that encrypts cards (API-067). */
export function providerQuery() {
  return queries.fetchQuery({
    queryKey: ['paymentProviders'],
    staleTime: FRESH.provider,
    queryFn: async () => {
      const [provider] = (await ask((init) => payment.GET('/payment/providers', init), { retries: 1 })).paymentProviders;
      if (!provider) throw new Error('the payment service names no provider');
      return provider;
    },
  });
}

export function forgetProvider(): void {
  queries.removeQueries({ queryKey: ['paymentProviders'] });
}
