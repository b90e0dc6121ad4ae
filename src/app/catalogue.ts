import { ask, payment, trip } from './http.ts';
import { kept } from './kept.ts';
import { amenityOf, placeOf } from './wire/trip.ts';

/** Questions that several ports ask, answered once while they are fresh. Each rejects with a Failure. */

const MINUTE_MS = 60_000;
const CATALOGUE_MS = 60 * MINUTE_MS;
const PROVIDER_MS = 10 * MINUTE_MS;

const origins = kept(async () => {
  const query = { short: true };
  return (await ask((init) => trip.GET('/trip/origins', { ...init, params: { query } }), { retries: 1 })).origins.map(placeOf);
});

export const originsQuery = () => origins.ask(undefined, CATALOGUE_MS);

const destinations = kept(async (id: string) => {
  const params = { path: { id }, query: { short: true } };
  return (await ask((init) => trip.GET('/trip/origin/{id}/destinations', { ...init, params }), { retries: 1 })).destinations.map(placeOf);
});

export const destinationsQuery = (originId: string) => destinations.ask(originId, CATALOGUE_MS);

const amenities = kept(async () => (await ask((init) => trip.GET('/bus/amenity', init), { retries: 1 })).amenities.map(amenityOf));

export const amenitiesQuery = () => amenities.ask(undefined, CATALOGUE_MS);

const fares = kept(async () => (await ask((init) => trip.GET('/trip/fares', init), { retries: 1 })).fares);

export const fareCatalogueQuery = () => fares.ask(undefined, CATALOGUE_MS);

const services = kept(async () => (await ask((init) => trip.GET('/seat/services', init), { retries: 1 })).services);

export const servicesQuery = () => services.ask(undefined, CATALOGUE_MS);

export type TripQuery = { originId: string; destinationId: string; date: string };

const trips = kept(async ({ originId, destinationId, date }: TripQuery) => {
  const query = { originId, destinationId, departureDate: date };
  return (await ask((init) => trip.GET('/trip', { ...init, params: { query } }), { replaces: 'searchTrips', retries: 1 })).oneWayTrips;
});

/** The trips of a day, not older than `maxAge` milliseconds. A new search cancels the one before it (API-061). */
export const tripsQuery = ({ originId, destinationId, date }: TripQuery, maxAge: number) =>
  trips.ask({ originId, destinationId, date }, maxAge);

const provider = kept(async () => {
  const [first] = (await ask((init) => payment.GET('/payment/providers', init), { retries: 1 })).paymentProviders;
  if (!first) throw new Error('the payment service names no provider');
  return first;
});

/** The bank: where its frames live, and the key that cards are encrypted for (API-067). */
export const providerQuery = () => provider.ask(undefined, PROVIDER_MS);

export function forgetProvider(): void {
  provider.forget();
}
