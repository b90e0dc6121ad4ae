import { epochOf, minutesBetween, plusSeconds, type Instant } from './instant.ts';

/** When a bus really leaves and arrives, as its operator reports it. Instants with the offsets of their terminals. */
export type Estimate = { departs: Instant; arrives: Instant };

/** By the id of a trip; a trip of which nobody knows anything has none. */
export type Estimates = Readonly<Record<string, Estimate>>;

type Timetable = { departs: Instant; arrives: Instant };

/** A bus is on time until it is so many minutes late. */
const LATE_MINUTES = 3;
/** Estimates are asked for from so many seconds before the departure until so long after the arrival. */
const AHEAD_SECONDS = 24 * 3_600;
const AFTER_SECONDS = 6 * 3_600;

/** How a trip goes: nobody knows, on time, or so many minutes late. A bus that left on time may arrive late. */
export type Punctuality =
  | { kind: 'unknown' }
  | { kind: 'onTime' }
  | { kind: 'late'; at: 'departure' | 'arrival'; minutes: number; estimate: Estimate };

export function punctualityOf({ departs, arrives }: Timetable, estimate: Estimate | undefined): Punctuality {
  if (!estimate) return { kind: 'unknown' };
  const leaving = minutesBetween(departs, estimate.departs);
  if (leaving >= LATE_MINUTES) return { kind: 'late', at: 'departure', minutes: leaving, estimate };
  const arriving = minutesBetween(arrives, estimate.arrives);
  return arriving >= LATE_MINUTES ? { kind: 'late', at: 'arrival', minutes: arriving, estimate } : { kind: 'onTime' };
}

/** The later of the two instants. */
export function laterOf(at: Instant, other: Instant | undefined): Instant {
  return other !== undefined && epochOf(other) > epochOf(at) ? other : at;
}

/** Whether the bus of a trip may report a delay now. */
export function mayReport({ departs, arrives }: Timetable, now: Instant): boolean {
  const at = epochOf(now);
  return at >= epochOf(plusSeconds(departs, -AHEAD_SECONDS)) && at <= epochOf(plusSeconds(arrives, AFTER_SECONDS));
}
