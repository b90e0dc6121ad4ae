import { useQuery } from '@tanstack/react-query';
import type { BookingEvent } from '../../../machines/booking/index.ts';
import { oneWay } from '../../../machines/search/index.ts';
import { TripsScreen, type TripsPageView } from '../../screens/trips/TripsScreen.tsx';
import { today } from '../http/today.ts';
import { accountTripsQuery } from '../queries/account.ts';
import { queries } from '../queries/queryClient.ts';
import { pageStep } from './manifest.ts';

/** The trips of the account (NAV-009). */
export const tripsStep = pageStep<'trips'>({ Screen });

function Screen({ send }: { send: (event: BookingEvent) => void }) {
  const current = useQuery(accountTripsQuery('current'), queries);
  const latest = useQuery(accountTripsQuery('latest'), queries);
  const isWaiting = current.isFetching || latest.isFetching;
  const view: TripsPageView =
    current.data && latest.data
      ? { state: 'ready', upcoming: current.data, past: latest.data }
      : { state: isWaiting ? 'loading' : 'failed' };
  return (
    <TripsScreen
      view={view}
      onSearch={() => send({ type: 'location.visited', location: { name: 'home', asked: oneWay(null, null, today()) } })}
      onRetry={() => {
        for (const query of [current, latest]) if (!query.data) void query.refetch();
      }}
    />
  );
}
