import { epochOf, inZone, plusSeconds, type Instant } from '../domain/instant.ts';
import type { Fix, TrackedTrip, TrackingContext, TrackingView, TripStatus } from './tracking.types.ts';

/** Milliseconds between two requests (API-031, CONST-040). */
export const REFRESH_MS = 10_000;
/** Boarding begins so many milliseconds before the departure (CONST-055). */
const BOARDING_MS = 15 * 60_000;
/** An older fix is stale, in seconds. */
const STALE_SECONDS = 120;
/** Stands in for the bus number of a ticket without one. No bus has it, so the map shows no bus of another trip. */
const UNKNOWN_UNIT = '0000';

/** The bus number of the lookup (BUS-010). */
export function lookupUnit({ unit }: Pick<TrackingContext, 'unit'>): string {
  return unit ?? UNKNOWN_UNIT;
}

/** The trip by the clock (BUS-007 to BUS-009). */
export function statusOf({ departs, arrives }: Pick<TrackedTrip, 'departs' | 'arrives'>, now: Instant): TripStatus {
  const at = epochOf(now);
  const untilDeparture = epochOf(departs) - at;
  if (untilDeparture > 0) return untilDeparture <= BOARDING_MS ? 'boarding' : 'elsewhere';
  return at <= epochOf(arrives) ? 'onTheWay' : 'elsewhere';
}

/** Why a bus cannot be followed now: it is too early, with the start of boarding in the terminal's time, or the trip is over. Else null. */
export function outsideOf(trip: Pick<TrackedTrip, 'departs' | 'arrives'>, now: Instant): TrackingView['outside'] {
  if (statusOf(trip, now) !== 'elsewhere') return null;
  return epochOf(now) < epochOf(trip.departs)
    ? { kind: 'early', opensAt: inZone(plusSeconds(trip.departs, -BOARDING_MS / 1000), trip.departs.slice(-6)) }
    : { kind: 'over' };
}

/** Whole seconds since the fix. It is computed here, because the age grows while no answer comes. */
export function ageOf({ at }: Pick<Fix, 'at'>, now: Instant): number {
  return Math.max(0, Math.floor((epochOf(now) - epochOf(at)) / 1000));
}

export function isStale(fix: Pick<Fix, 'at'>, now: Instant): boolean {
  return ageOf(fix, now) > STALE_SECONDS;
}
