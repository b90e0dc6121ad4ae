import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { departuresOfDay } from './departures/departures.ts';

/** The departures of a day, for a device at a door. */
export function listDoorDepartures(trip: Trip): Handler<operations['listDoorDepartures']> {
  return async ({ query }) => ({ status: 200, body: await departuresOfDay(trip, query) });
}
