import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { settleReservedOrder } from './reservation/settleReservedOrder.ts';

/** Ends a reservation that nobody paid; its seats go free. */
export function cancelReservedOrder(trip: Trip): Handler<operations['cancelReservedOrder']> {
  return async ({ path, body }) => ({
    status: 200,
    body: await settleReservedOrder(trip, { orderId: path.orderId, paymentId: body.paymentId, to: 'cancelled' }),
  });
}
