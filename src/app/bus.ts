import type { Failure } from '../../machines/domain/failure.ts';
import type { Departure, Fare } from '../../machines/domain/trip.ts';
import { fareCatalogueQuery, tripsQuery } from './catalogue.ts';
import { faresOf } from './wire/trip.ts';

const PRICES_FRESH_MS = 10 * 60_000;

/** The prices of a trip, from the search that found it; asked for again after a reload. Rejects `not-found` when it is no longer sold. */
export async function faresOfTrip({ run, origin, destination, departs }: Departure): Promise<Fare[]> {
  // The instant carries the offset of its terminal, so its first ten characters are the day there.
  const query = { originId: origin.id, destinationId: destination.id, date: departs.at.slice(0, 10) };
  const [offers, catalogue] = await Promise.all([tripsQuery(query, PRICES_FRESH_MS), fareCatalogueQuery()]);
  const offer = offers.find(({ id }) => id === run.tripId);
  if (offer) return faresOf(offer, catalogue);
  const gone: Failure = { code: 'not-found', retryable: false };
  throw gone;
}
