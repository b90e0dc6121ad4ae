import type { Failure } from '../../../machines/domain/failure.ts';
import type { PlainDate } from '../../../machines/domain/instant.ts';
import type { Offers } from '../../../machines/edit/index.ts';
import { departuresOf } from '../wire/departure.ts';
import { destinationsQuery, originsQuery, tripsQuery } from './catalogueQueries.ts';
import { FRESH } from './queryClient.ts';

/** The departures of a day between two terminals, named by their codes. Rejects with `not-found` when the route is no longer sold. */
export async function departuresBetween(ends: { origin: string; destination: string }, date: PlainDate): Promise<Offers> {
  const origin = within(await originsQuery(ends.origin), ends.origin);
  const destination = within(await destinationsQuery(origin.id, ends.destination), ends.destination);
  const offers = await tripsQuery({ originId: origin.id, destinationId: destination.id, date }, FRESH.trips);
  return { departures: departuresOf(offers, []), query: { origin, destination, date, returnDate: null } };
}

/** A ticket names terminals, but the search needs cities. */
function within<Place extends { shortcode: string }>(places: readonly Place[], shortcode: string): Place {
  return places.find((place) => place.shortcode === shortcode) ?? gone();
}

export function gone(): never {
  const failure: Failure = { code: 'not-found', retryable: false };
  throw failure;
}
