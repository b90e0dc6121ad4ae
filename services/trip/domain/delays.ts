import { safe } from '../feed/ids.ts';
import { lookupOf } from '../feed/lookup.ts';
import type { StopTime, TripUpdate } from '../feed/realtime.ts';
import { instantIn, runOf, startOfTrip } from '../feed/runs.ts';
import { timeAt } from '../feed/times.ts';
import type { Network, Trip } from '../feed/types.ts';
import { dateOfRun, keepNewest } from './fixes.ts';

/** What is known of the times of a run. `at` in milliseconds. */
export interface RunDelay {
  readonly at: number;
  /** Seconds by which each call is late, or negative when early; null for unknown ones. */
  readonly calls: readonly { readonly arrival: number | null; readonly departure: number | null }[];
}

/** By the id of the run. */
export type Delays = ReadonlyMap<string, RunDelay>;

/** An estimate that is older than this is worth nothing, in milliseconds. */
const oldestMs = 15 * 60_000;

/** The seconds by which an event is late. `scheduled` in milliseconds. */
const lateness = (time: StopTime, scheduled: number): number => ('delay' in time ? time.delay : Math.round((time.at - scheduled) / 1000));

/**
 * The delays of all calls. As GTFS Realtime says, a delay is that of the following stops too, until one has its own. The stops before the
 * first named one are unknown, unless the trip as a whole has a delay.
 */
function delayOf(network: Network, trip: Trip, date: string, { at, delay, stops }: TripUpdate): RunDelay {
  const start = startOfTrip(network, trip, date);
  const { calls } = lookupOf(network).pattern(trip.patternId);
  let next = 0;
  let known = delay;
  return {
    at,
    calls: calls.map(({ terminalId }, index) => {
      const found = stops.findIndex(({ stopId }, place) => place >= next && safe(stopId) === terminalId);
      const update = stops[found];
      if (update === undefined) return { arrival: known, departure: known };
      next = found + 1;
      if (update.isUnknown) {
        known = null;
        return { arrival: null, departure: null };
      }
      const scheduled = timeAt(network, trip, index);
      const arrival = update.arrival && lateness(update.arrival, start + scheduled.arrival * 1000);
      const departure = update.departure && lateness(update.departure, start + scheduled.departure * 1000);
      const before = known;
      known = departure ?? arrival ?? known;
      return { arrival: arrival ?? before ?? known, departure: known };
    }),
  };
}

/** The newest delays of each run. Trips that the network does not know are omitted. */
export async function delaysByRun(network: Network, parts: AsyncIterable<readonly TripUpdate[]>): Promise<Delays> {
  const delays = new Map<string, RunDelay>();
  for await (const updates of parts) {
    for (const update of updates) {
      const trip = lookupOf(network).findTrip(update.trip.id);
      const date = trip && (update.trip.date ?? dateOfRun(network, trip, update.at));
      if (trip && date !== undefined) keepNewest(delays, runOf(network, trip, date).id, delayOf(network, trip, date, update));
    }
  }
  return delays;
}

/** Instants in ISO 8601, in the zones of their terminals. */
export interface Estimate {
  readonly departs: string;
  readonly arrives: string;
  readonly reportedAt: string;
}

interface Stretch {
  readonly legFrom: number;
  readonly legTo: number;
  /** Scheduled instants, and the zones of the terminals. */
  readonly departure: string;
  readonly arrival: string;
  readonly fromTimeZone: string;
  readonly toTimeZone: string;
}

/** When a bus leaves and arrives on a stretch, at an instant in milliseconds; undefined while nobody knows. */
export function estimateOf(delays: Delays, runId: string, stretch: Stretch, now: number): Estimate | undefined {
  const delay = delays.get(runId);
  const departure = delay?.calls[stretch.legFrom]?.departure ?? null;
  if (delay === undefined || departure === null || now - delay.at > oldestMs) return undefined;
  const arrival = delay.calls[stretch.legTo]?.arrival ?? departure;
  const later = (instant: string, seconds: number, timeZone: string): string => instantIn(timeZone, Date.parse(instant) + seconds * 1000);
  return {
    departs: later(stretch.departure, departure, stretch.fromTimeZone),
    arrives: later(stretch.arrival, arrival, stretch.toTimeZone),
    reportedAt: new Date(delay.at).toISOString(),
  };
}
