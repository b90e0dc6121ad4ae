import type { PlainDate } from '../domain/instant.ts';
import type { Place } from '../domain/place.ts';
import type { Promotion } from '../domain/promotion.ts';
import type { Departure, SearchQuery } from '../domain/trip.ts';
import { chartPort, promisePort } from '../port.ts';
import type { promotionMachine } from '../promotion/index.ts';
import type { Origins } from './search.types.ts';

/**
 * Places where a trip can begin (API-002), and the ids of earlier searches, the latest first. Of a large network only the busiest ones, the
 * earlier ones, and that of the address. `now` is the server's time.
 */
export const getOrigins = promisePort<Origins, { named: string | null }>('getOrigins');

/** Places that can be reached from an origin (API-003), in the same way. */
export const getDestinations = promisePort<Place[], { originId: string; named: string | null }>('getDestinations');

/**
 * Departures of a day by time (API-005): those of `date` from the origin or, with a `returnDate`, those of that day back. With
 * `promoted`, waits for the promotion of that search, because its card above the list would push it down. Rejects with a Failure.
 */
export const searchTrips = promisePort<
  Departure[],
  { originId: string; destinationId: string; date: PlainDate; returnDate: PlainDate | null; promoted: SearchQuery | null }
>('searchTrips');

/**
 * The promotion of the way back, with the files of its card (API-008). Null when there is none, for a round trip, and after it was declined
 * in this tab for the same search. A failure leaves the search without it.
 */
export const getPromotion = promisePort<Promotion | null, { query: SearchQuery | null }>('getPromotion');

export const promotion = chartPort<typeof promotionMachine>('promotion');
