import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { returnPromotion } from '../domain/promotion.ts';

/** The promotion of the return trip (API-008). */
export function getPromotion(): Handler<operations['getPromotion']> {
  return async () => ({ status: 200, body: { promotion: returnPromotion } });
}
