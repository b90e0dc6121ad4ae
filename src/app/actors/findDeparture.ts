import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import type { Ticket, Way } from '../../../machines/domain/order.ts';
import { runName } from '../../../machines/domain/trip.ts';
import type { Found } from '../../../machines/edit/index.ts';
import { destinationsQuery, originsQuery, tripsQuery } from '../queries/catalogueQueries.ts';
import { FRESH } from '../queries/queryClient.ts';
import { departuresOf } from '../wire/trip.ts';

export const findDeparture = fromPromise<Found, { way: Way<Ticket> }>(async ({ input }) => {
  const { origin, destination, bus, departs } = input.way.leg;
  const from = within(await originsQuery(), origin.shortcode);
  const to = within(await destinationsQuery(from.id), destination.shortcode);
  const query = { originId: from.id, destinationId: to.id, date: dayOf(departs) };
  const offers = await tripsQuery(query, FRESH.trips);
  const departure = departuresOf(offers, []).find((one) => runName(one.run) === bus && Date.parse(one.departs) === Date.parse(departs));
  return departure ? { departure, query: { origin: from, destination: to, date: query.date, returnDate: null } } : gone();
});

/** A ticket names terminals, but the search needs cities. */
function within<Place extends { shortcode: string }>(places: readonly Place[], shortcode: string): Place {
  return places.find((place) => place.shortcode === shortcode) ?? gone();
}

function gone(): never {
  const failure: Failure = { code: 'not-found', retryable: false };
  throw failure;
}
