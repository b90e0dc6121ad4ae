import { fromPromise } from 'xstate';
import type { Departure } from '../../../machines/domain/trip.ts';
import { amenitiesQuery, returnTripsQuery, tripsQuery, type TripQuery } from '../catalogue.ts';
import { FRESH } from '../queries.ts';
import { rememberPlaces } from '../recentPlaces.ts';
import { departuresOf } from '../wire/trip.ts';

/** `openNext` brings what a chosen departure leads to: a result is not shown before it can be chosen. */
export const searchTripsAnd = (openNext: () => Promise<unknown>) =>
  fromPromise<Departure[], TripQuery & { returnDate: string | null }>(async ({ input }) => {
    rememberPlaces(input.originId, input.destinationId);
    // Without their names the amenities are left out; the trips are what was asked for.
    const [offers, amenities] = await Promise.all([offersOf(input), amenitiesQuery().catch(() => []), openNext()]);
    return departuresOf(offers, amenities);
  });

function offersOf({ returnDate, ...query }: TripQuery & { returnDate: string | null }) {
  return returnDate === null ? tripsQuery(query, FRESH.trips) : returnTripsQuery({ ...query, returnDate }, FRESH.trips);
}
