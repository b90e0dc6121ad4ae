import { fromPromise } from 'xstate';
import type { Departure, SearchQuery } from '../../../machines/domain/trip.ts';
import { wait } from '../http/wait.ts';
import { amenitiesQuery, returnTripsQuery, tripsQuery, type TripQuery } from '../queries/catalogueQueries.ts';
import { FRESH } from '../queries/queryClient.ts';
import { rememberSearch } from '../storage/recentSearches.ts';
import { departuresOf } from '../wire/departure.ts';
import { promotionFor } from './promotionFor.ts';

/** How long a list waits for the card above it, which would push it down under a finger. Both are asked for at once. */
const CARD_PATIENCE_MS = 3_000;

type Asked = Omit<TripQuery, 'wayOut'> & { returnDate: string | null };

export const searchTrips = fromPromise<Departure[], Asked & { promoted: SearchQuery | null }>(async ({ input: { promoted, ...input } }) => {
  rememberSearch(input);
  // A failure leaves the list without the card.
  const card = promotionFor(promoted).catch(() => {});
  // When the catalogue of amenities fails, the trips are shown without them.
  const [offers, amenities] = await Promise.all([offersOf(input), amenitiesQuery().catch(() => [])]);
  const departures = departuresOf(offers, amenities);
  if (departures.length > 0) await Promise.race([card, wait(CARD_PATIENCE_MS)]);
  if (input.returnDate === null) return departures;
  return departures.map((departure) => ({ ...departure, wayOut: { date: input.date, isBought: false } }));
});

function offersOf({ returnDate, ...query }: Asked) {
  return returnDate === null ? tripsQuery(query, FRESH.trips, { isSearch: true }) : returnTripsQuery({ ...query, returnDate }, FRESH.trips);
}
