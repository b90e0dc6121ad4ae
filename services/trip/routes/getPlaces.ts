import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { terminalToWire } from '../domain/offer.ts';

/** Positions of the terminals (API-029). */
export function getPlaces(trip: Trip): Handler<operations['getPlaces']> {
  return async () => {
    const timetable = trip.timetable();
    return { status: 200, body: { places: timetable.network.terminals.map(({ id }) => terminalToWire(timetable, id)) } };
  };
}
