import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { settleReservedOrder } from './reservation/settleReservedOrder.ts';

/** Issues the tickets of a reservation that was paid. */
export function issueReservedOrder(trip: Trip): Handler<operations['issueReservedOrder']> {
  return async ({ path, body }) => ({
    status: 200,
    body: await settleReservedOrder(trip, { orderId: path.orderId, paymentId: body.paymentId, to: 'paid' }),
  });
}
