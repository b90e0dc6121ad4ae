import { useEffect, useSyncExternalStore } from 'react';
import type { Place } from '../../../machines/domain/place.ts';
import type { SearchQuery } from '../../../machines/domain/trip.ts';
import type { SearchAsked } from '../../../machines/search/index.ts';
import { destinationsOptions, destinationsQuery, originsOptions, originsQuery } from './catalogueQueries.ts';
import { queries } from './queryClient.ts';

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** The cities and days of the address's search; null until the places are loaded. */
export function useTripAsked(asked: SearchAsked | null): SearchQuery | null {
  const originId = asked?.originId ?? null;
  const destinationId = asked?.destinationId ?? null;
  const origins = useSyncExternalStore(subscribe, () => queries.getQueryData<Place[]>(originsOptions().queryKey));
  const destinations = useSyncExternalStore(subscribe, () => queries.getQueryData<Place[]>(destinationsOptions(originId ?? '').queryKey));
  useEffect(() => {
    if (originId === null) return;
    // Without the places the header shows no trip, and the page shows the failure.
    void Promise.allSettled([originsQuery(originId), destinationsQuery(originId, destinationId)]);
  }, [originId, destinationId]);
  const origin = origins?.find(({ id }) => id === originId);
  const destination = destinations?.find(({ id }) => id === destinationId);
  if (!asked?.date || !origin || !destination) return null;
  return { origin, destination, date: asked.date, returnDate: asked.roundTrip ? asked.returnDate : null };
}
