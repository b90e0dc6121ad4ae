import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { liveTickets } from '../../../machines/domain/ownTrip.ts';
import type { BookingEvent, Location } from '../../../machines/booking/index.ts';
import { CachedBand, type CachedView } from '../../screens/offline/CachedBand.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { serverTimeOf } from '../ground/serverClock.ts';
import { useMinute } from '../ground/useMinute.ts';
import { cachedTripsQuery } from '../queries/account.ts';
import { originsOptions } from '../queries/catalogueQueries.ts';
import { orderQuery } from '../queries/order.ts';
import { queries } from '../queries/queryClient.ts';
import type { HrefOf } from '../steps/manifest.ts';
import { tokens } from '../session/tokens.ts';
import { lastSearch } from '../offline/lastSearch.ts';

export type CachedPartProps = {
  isOffline: boolean;
  /** The form of Home, the results of a search, or another page. */
  page: string;
  location: Location;
  hrefOf: HrefOf;
  send: (event: BookingEvent) => void;
};

/** What this browser cached for the shown page. It stays after the network returns, until the page has asked again. */
export function CachedPart({ isOffline, page, location, hrefOf, send }: CachedPartProps) {
  const now = useMinute();
  const isHome = isOffline && page === 'home';
  const search = useQuery({ queryKey: ['last search'], staleTime: 0, queryFn: isHome ? lastSearch : skipToken }, queries);
  const isAccount = tokens.read()?.user.role === 'user';
  const trips = useQuery({ ...cachedTripsQuery(), enabled: isHome && isAccount }, queries);
  const places = useAge(originsOptions().queryKey, isOffline);
  const shown = useAge(keyOf(page, location), isOffline);
  const view = (): CachedView | null => {
    if (page === 'results' || page === 'order') return shown === null ? null : { page, at: serverTimeOf(shown) };
    if (!isHome) return null;
    const count = trips.data?.flatMap(liveTickets).length ?? 0;
    return {
      page: 'home',
      search: search.data
        ? { ...search.data, href: hrefOf({ name: 'home', asked: search.data.asked }), at: serverTimeOf(search.data.at) }
        : null,
      tickets: count > 0 ? { count, href: hrefOf({ name: 'trips' }) } : null,
      places: places === null ? null : serverTimeOf(places),
    };
  };
  const retry = () => {
    send({ type: 'location.visited', location });
    focusContent();
  };
  const cached = view();
  return cached && <CachedBand view={cached} now={now} onRetry={retry} />;
}

/** The query whose answer the page shows; null when it shows none that is cached. */
function keyOf(page: string, location: Location): QueryKey | null {
  if (location.name === 'order') return orderQuery(location.orderId).queryKey;
  if (page !== 'results' || location.name !== 'home') return null;
  const { originId, destinationId, date, returnDate, outboundId } = location.asked;
  return outboundId === null ? ['trips', originId, destinationId, date] : ['returnTrips', originId, destinationId, date, returnDate];
}

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** When an answer came, in milliseconds since the epoch, while there is no network or the answer is a cached one; null otherwise. */
function useAge(key: QueryKey | null, isOffline: boolean): number | null {
  const state = useSyncExternalStore(subscribe, () => (key === null ? undefined : queries.getQueryState(key)));
  return state?.data !== undefined && (isOffline || state.isInvalidated) ? state.dataUpdatedAt : null;
}
