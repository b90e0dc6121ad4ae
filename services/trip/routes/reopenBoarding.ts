import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { reopenDeparture } from '../store/closedDepartures.ts';
import { departureOf, namedRun } from './departures/departures.ts';

/** Reopens the boarding of a departure. */
export function reopenBoarding(trip: Trip): Handler<operations['reopenBoarding']> {
  return async ({ path }) => {
    const run = namedRun(trip, path.runId);
    await reopenDeparture(trip.db, run.id);
    return { status: 200, body: { departure: await departureOf(trip, run) } };
  };
}
