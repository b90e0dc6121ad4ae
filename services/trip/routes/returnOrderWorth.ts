import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { returnWorth } from '../store/orderWorth.ts';
import { worthOfOrder } from './getOrderWorth.ts';

/** Gives tickets back what a failed refund had taken. (decision 42) */
export function returnOrderWorth(trip: Trip): Handler<operations['returnOrderWorth']> {
  return async ({ path, body }) => {
    await returnWorth(trip.db, body.refundId);
    return { status: 200, body: await worthOfOrder(trip, path.orderId) };
  };
}
