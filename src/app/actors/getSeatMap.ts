import { fromPromise } from 'xstate';
import type { SeatMap } from '../../../machines/domain/seat.ts';
import type { Departure } from '../../../machines/domain/trip.ts';
import type { Bus } from '../../../machines/seats/index.ts';
import { faresOfTrip } from '../bus.ts';
import { servicesQuery } from '../catalogue.ts';
import { holder } from '../holder.ts';
import { ask, trip } from '../http.ts';
import { seatMapOf, servicesOf } from '../wire/trip.ts';

/** CONST-010 */
const MAP_TIMEOUT_MS = 60_000;

/** The map of a bus as this browser sees it. Rejects with a Failure. */
export async function fetchSeatMap({ run, origin, destination }: Departure, signal?: AbortSignal): Promise<SeatMap> {
  const query = {
    seatmapId: run.seatMapId,
    routeId: run.routeId,
    scheduleId: run.scheduleName,
    manifestDate: run.manifestDate,
    legFromIndex: run.legFrom,
    legToIndex: run.legTo,
    originId: origin.id,
    destinationId: destination.id,
  };
  const answer = await ask((init) => trip.GET('/seat/map', { ...init, params: { query, header: { holder: holder() } } }), {
    timeout: MAP_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  return seatMapOf(answer.data.map);
}

export const getSeatMap = fromPromise<Bus, { departure: Departure }>(async ({ input, signal }) => {
  const [map, fares, services] = await Promise.all([fetchSeatMap(input.departure, signal), faresOfTrip(input.departure), servicesQuery()]);
  return { map, fares, services: servicesOf(services) };
});
