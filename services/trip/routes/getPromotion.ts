import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { returnPromotion } from '../domain/promotion.ts';

/** The promotion of the return trip; null when the shop offers none (API-008). */
export function getPromotion(trip: Pick<Trip, 'returnPromotion'>): Handler<operations['getPromotion']> {
  return async () => ({ status: 200, body: { promotion: trip.returnPromotion ? returnPromotion : null } });
}
