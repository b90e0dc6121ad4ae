import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { type ExtraService, extraServices, extrasAt } from '../feed/extras.ts';

/**
 * Extra services with their prices for arrivals at a place; without a place the taxi is not sold (API-015, SEAT-069, SEAT-074 to SEAT-076).
 */
export function getSeatServices(trip: Trip): Handler<operations['getSeatServices']> {
  return async ({ query }) => {
    const place = query.destinationId === undefined ? undefined : trip.timetable().place(query.destinationId);
    return { status: 200, body: { services: (place ? extrasAt(place.shortcode) : extraServices).map(toWire) } };
  };
}

function toWire({ _id, name, description, forPets, amount, valueType, display_value, selected, blocked }: ExtraService) {
  return {
    _id: String(_id),
    name,
    description,
    forPets,
    amount,
    valueType,
    display_value: valueType === '%' ? display_value : amount,
    selected,
    blocked,
  };
}
