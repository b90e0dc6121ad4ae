import { failureOf } from '../domain/failure.ts';
import { withQuotaNews, type QuotaNews } from '../domain/quota.ts';
import { applyNews, type SeatId, type SeatMap, type SeatNews } from '../domain/seat.ts';
import type { Departure } from '../domain/trip.ts';
import type { Bus, BusContext, BusFacts } from './bus.types.ts';

/** A bus before its first map. */
export function unknownBus(departure: Departure): BusFacts {
  return { departure, map: null, doubted: [], fares: [], services: [], quotas: [] };
}

export function factsOf({ departure, map, doubted, fares, services, quotas }: BusContext): BusFacts {
  return { departure, map, doubted, fares, services, quotas };
}

/** The context with a fetched map and the news that arrived meanwhile. */
export function withMap(context: BusContext, bus: Bus): Partial<BusContext> {
  const { fares, services, quotas } = bus;
  const map = caughtUp(bus.map, context.pending);
  const isFirst = context.map === null && !map.floors.some(({ floor }) => floor === context.floor);
  return {
    map,
    fares,
    services,
    // Quotas that the channel counted after this map are newer.
    ...(context.quotaVersion <= bus.map.version && { quotas, quotaVersion: bus.map.version }),
    ...(isFirst && { floor: map.floors[0]?.floor ?? 'ground' }),
    pending: [],
    doubted: isBehind(context, bus) ? context.doubted : [],
    failure: null,
  };
}

function caughtUp(map: SeatMap, news: readonly SeatNews[]): SeatMap {
  return news.reduce((latest, one) => {
    const next = applyNews(latest, one);
    return next === 'gap' ? latest : next;
  }, map);
}

/** True when the channel already named a version that does not follow from the fetched map. */
export function isBehind({ joined, pending }: BusContext, { map }: Pick<Bus, 'map'>): boolean {
  const latest = Math.max(map.version, joined, ...pending.map(({ version }) => version));
  return caughtUp(map, pending).version < latest;
}

/**
 * The seats that somebody else released after the map, although nobody else had them: neither the map nor an earlier message says so. An own
 * release names no seat, so a claim of this browser may be gone.
 */
function doubtedBy({ map, pending }: BusContext, news: readonly SeatNews[]): SeatId[] {
  if (map === null) return [];
  return news.flatMap(({ version, seatId, kind }, place) => {
    if (version <= map.version || kind === 'taken' || !(seatId in map.seats)) return [];
    const earlier = [...pending, ...news.slice(0, place)].findLast((one) => one.seatId === seatId && one.version > map.version);
    return (earlier ? earlier.kind === 'taken' : map.taken.includes(seatId)) ? [] : [seatId];
  });
}

/** True when the news needs a new map. It does not follow from this one, or it puts a seat in doubt (SEAT-034, decision 2). */
export function needsMap(context: BusContext, news: readonly SeatNews[]): boolean {
  const { map } = context;
  if (map === null) return false;
  const isGap = news.reduce<SeatMap | 'gap'>((now, one) => (now === 'gap' ? now : applyNews(now, one)), map) === 'gap';
  return isGap || doubtedBy(context, news).length > 0;
}

/** The context with news that waits for the next map. */
export function withPending(context: BusContext, news: readonly SeatNews[]): Partial<BusContext> {
  return { pending: [...context.pending, ...news], doubted: [...context.doubted, ...doubtedBy(context, news)] };
}

/** The context after live news. A seat belongs to whoever took it last, even if it was own before (SEAT-031 to SEAT-033, decision 1). */
export function withNews({ map }: BusContext, news: readonly SeatNews[]): Partial<BusContext> {
  return { map: map && caughtUp(map, news) };
}

/** The context after a quota message. An older count changes nothing. */
export function withQuotas({ quotas, quotaVersion, departure }: BusContext, news: QuotaNews): Partial<BusContext> {
  if (news.version < quotaVersion) return {};
  return { quotas: withQuotaNews(quotas, news, departure.run), quotaVersion: news.version };
}

/** The context with seats that others hold, as the service answered a claim. */
export function withRefused({ map }: BusContext, seatIds: readonly SeatId[]): Partial<BusContext> {
  return { map: map && { ...map, taken: [...new Set([...map.taken, ...seatIds])] } };
}

export function withFailure(error: unknown): Partial<BusContext> {
  return { failure: failureOf(error) };
}
