import type { Failure } from '../../../machines/domain/failure.ts';
import { dayOf } from '../../../machines/domain/instant.ts';
import type { Floor, SeatId, SeatMap } from '../../../machines/domain/seat.ts';
import type { Quota } from '../../../machines/domain/quota.ts';
import type { Departure, Fare } from '../../../machines/domain/trip.ts';
import { tripsQuery } from './catalogueQueries.ts';
import { fareCatalogueQuery } from './faresAndServices.ts';
import { trip } from '../http/http.ts';
import { askAsVisitor, headerOf } from '../http/holderId.ts';
import { queries } from './queryClient.ts';
import { faresOf, seatMapOf } from '../wire/seat.ts';

const PRICES_FRESH_MS = 10 * 60_000;
/** CONST-010 */
const MAP_TIMEOUT_MS = 60_000;

/**
 * The prices of a trip, from the search that found it, refetched after a reload. Rejects with `not-found` when the trip is no longer sold.
 */
export async function faresOfTrip({ run, origin, destination, departs, wayOut }: Departure): Promise<Fare[]> {
  const query = { originId: origin.id, destinationId: destination.id, date: dayOf(departs), wayOut };
  const [offers, catalogue] = await Promise.all([tripsQuery(query, PRICES_FRESH_MS), fareCatalogueQuery()]);
  const offer = offers.find(({ id }) => id === run.tripId);
  if (offer) return faresOf(offer, catalogue);
  const gone: Failure = { code: 'not-found', retryable: false };
  throw gone;
}

const mapKey = ({ run }: Departure) => ['seatMap', run.tripId];

/** Fetches the map of a bus for this browser. Rejects with a Failure, `timeout` after 60 s. */
export async function fetchSeatMap(departure: Departure, signal?: AbortSignal): Promise<{ map: SeatMap; quotas: Quota[] }> {
  const { run, origin, destination } = departure;
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
  const answer = await askAsVisitor((init) => trip.GET('/seat/map', { signal: init.signal, params: { query, header: headerOf(init) } }), {
    timeout: MAP_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
  });
  const map = seatMapOf(answer.data.map);
  queries.setQueryData(mapKey(departure), map);
  return { map, quotas: answer.data.map.quotas };
}

/** The floor of each seat. The layout of a bus does not change while it is on sale. */
export async function floorsOfBus(departure: Departure): Promise<(seatId: SeatId) => Floor> {
  const { seats } = queries.getQueryData<SeatMap>(mapKey(departure)) ?? (await fetchSeatMap(departure)).map;
  return (seatId) => seats[seatId]?.floor ?? 'ground';
}
