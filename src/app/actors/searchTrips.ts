import { fromPromise } from 'xstate';
import type { Departure } from '../../../machines/domain/trip.ts';
import { amenitiesQuery, returnTripsQuery, tripsQuery, type TripQuery } from '../queries/catalogueQueries.ts';
import { FRESH } from '../queries/queryClient.ts';
import { rememberSearch } from '../storage/recentSearches.ts';
import { departuresOf } from '../wire/departure.ts';

export const searchTrips = fromPromise<Departure[], TripQuery & { returnDate: string | null }>(async ({ input }) => {
  rememberSearch(input);
  // When the catalogue of amenities fails, the trips are shown without them.
  const [offers, amenities] = await Promise.all([offersOf(input), amenitiesQuery().catch(() => [])]);
  const departures = departuresOf(offers, amenities);
  if (input.returnDate === null) return departures;
  return departures.map((departure) => ({ ...departure, wayOut: { date: input.date, isBought: false } }));
});

function offersOf({ returnDate, ...query }: TripQuery & { returnDate: string | null }) {
  return returnDate === null ? tripsQuery(query, FRESH.trips, { isSearch: true }) : returnTripsQuery({ ...query, returnDate }, FRESH.trips);
}
