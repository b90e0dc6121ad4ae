import type { SnapshotFrom } from 'xstate';
import type { trackingMachine } from './tracking.machine.ts';
import { ageOf, isStale, outsideOf, statusOf } from './tracking.rules.ts';
import type { TrackingView } from './tracking.types.ts';

export function trackingView({ context }: SnapshotFrom<typeof trackingMachine>): TrackingView {
  const { unit, trip, now, fix } = context;
  return {
    unit,
    trip,
    status: statusOf(trip, now),
    outside: outsideOf(trip, now),
    fix: fix && { ...fix, age: ageOf(fix, now), isStale: isStale(fix, now) },
  };
}
