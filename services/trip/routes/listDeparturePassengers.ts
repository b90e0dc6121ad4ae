import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { departureOf, namedRun, passengersOf } from './departures/departures.ts';

/** The passengers of a departure, for the back office. */
export function listDeparturePassengers(trip: Trip): Handler<operations['listDeparturePassengers']> {
  return async ({ path }) => {
    const run = namedRun(trip, path.runId);
    return { status: 200, body: { departure: await departureOf(trip, run), passengers: await passengersOf(trip, run) } };
  };
}
