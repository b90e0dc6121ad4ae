import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { runOrRefuse, type Trip } from '../context.ts';
import { amenitiesOf, brandToWire, floorsOf } from '../domain/offer.ts';

/** The bus of a run (API-011). */
export function getBus(trip: Trip): Handler<operations['getBus']> {
  return async ({ body }) => {
    const run = runOrRefuse(trip, body);
    const timetable = trip.timetable();
    const { lookup, layout: layoutOf } = timetable;
    const layout = layoutOf(run);
    const { id, name } = lookup.serviceClass(run.classId);
    return {
      status: 200,
      body: {
        bus: {
          seatMapId: layout.id,
          unitNumber: run.unit,
          floors: floorsOf(layout),
          totalSeats: layout.capacity,
          amenities: amenitiesOf(timetable, run),
          brand: brandToWire(lookup.brand(run.brandId)),
          serviceClass: { id, name },
        },
      },
    };
  };
}
