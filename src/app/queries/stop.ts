import { queryOptions, skipToken } from '@tanstack/react-query';
import type { BoardingStop } from '../../../machines/domain/boarding.ts';
import type { Ride } from '../../../machines/domain/trip.ts';
import { ask, trip } from '../http/http.ts';
import { runOf } from '../wire/ride.ts';
import { stopOf } from '../wire/stop.ts';
import { FRESH } from './queryClient.ts';

/**
 * Where a bus is boarded; not asked without a ride. Rejects with a Failure, such as `not-found` for a bus that the loaded network does not have
 * any more.
 */
export const stopQuery = (ride: Ride | null) =>
  queryOptions({
    queryKey: ['stop', ride],
    staleTime: FRESH.trips,
    queryFn: ride === null ? skipToken : ({ signal }) => askStop(ride, signal),
  });

async function askStop(ride: Ride, signal: AbortSignal): Promise<BoardingStop> {
  const { legTo: _to, ...query } = runOf(ride);
  return stopOf(await ask((init) => trip.GET('/trip/stop', { ...init, params: { query } }), { signal, retries: 1 }));
}
