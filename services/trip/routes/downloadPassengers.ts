import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { passengerFile } from '../domain/passengerFile.ts';
import { departureOf, namedRun, passengersOf } from './departures/departures.ts';

/** The passengers of a departure as a file for spreadsheets. */
export function downloadPassengers(trip: Trip): Handler<operations['downloadPassengers']> {
  return async ({ path }) => {
    const run = namedRun(trip, path.runId);
    const { timeZone } = await departureOf(trip, run);
    return {
      status: 200,
      type: 'text/csv',
      headers: { 'content-disposition': `attachment; filename="pasajeros-${run.id}.csv"`, 'cache-control': 'no-store' },
      body: passengerFile(await passengersOf(trip, run), timeZone),
    };
  };
}
