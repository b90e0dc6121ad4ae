import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { isUnit } from '../feed/units.ts';

const staleMs = 120_000;

/** The last position of a bus by its unit number (API-030). */
export function locateBus(trip: Trip): Handler<operations['locateBus']> {
  return async ({ body: { id } }) => {
    const { network } = trip.timetable();
    const fix = (await trip.fixes()).get(id);
    if (fix === undefined) {
      throw isUnit(network, id)
        ? new Problem(404, 'no-fix', 'Aún no tenemos la ubicación de esta unidad.')
        : new Problem(404, 'bus-not-found', 'No encontramos esa unidad.');
    }
    const { latitude, longitude, at, speed, heading } = fix;
    return {
      status: 200,
      body: {
        id,
        lat: latitude,
        lng: longitude,
        fixedAt: new Date(at).toISOString(),
        stale: trip.clock.now() - at > staleMs,
        speed,
        heading,
      },
    };
  };
}
