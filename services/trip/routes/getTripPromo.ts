import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { promoFault, withPromotion } from '../domain/promotion.ts';
import { dayIn } from '../domain/timetable.ts';

const details = {
  'date-in-past': 'La fecha de salida ya pasó.',
  'return-before-departure': 'La fecha de regreso es anterior a la de salida.',
  'fare-not-found': 'No existe esa categoría de pasajero.',
} as const;

/** Prices with the promotion; no cart changes (API-084). */
export function getTripPromo(trip: Trip): Handler<operations['getTripPromo']> {
  return async ({ body }) => {
    const { timeZones, minorUnit } = trip.timetable();
    // The request has no origin, so a day has passed when it has passed everywhere.
    const [today = ''] = timeZones.map((timeZone) => dayIn(timeZone, trip.clock.now())).toSorted();
    const fault = promoFault(body.trip, today);
    if (fault !== undefined) throw new Problem(422, fault, details[fault]);
    return { status: 200, body: withPromotion(body.trip, { minor: minorUnit, isOffered: trip.returnPromotion }) };
  };
}
