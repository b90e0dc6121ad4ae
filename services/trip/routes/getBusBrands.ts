import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { brandToWire } from '../domain/offer.ts';

/** Brands of the active network (API-021). */
export function getBusBrands(trip: Trip): Handler<operations['getBusBrands']> {
  return async () => ({ status: 200, body: { busBrands: trip.timetable().network.brands.map(brandToWire) } });
}
