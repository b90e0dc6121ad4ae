import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { orderOfTransaction } from '../store/transactions.ts';
import { cancellableItems } from '../domain/cancellation.ts';
import { partiesOf } from '../store/carts.ts';

/** The tickets of an order that can be cancelled now. (API-097) */
export function getCancellableItems(trip: Trip): Handler<operations['getCancellableItems']> {
  return async ({ path, identity }) => {
    const order = authorize(policies.getCancellableItems, identity, await orderOfTransaction(trip.db, path.transactionId));
    return { status: 200, body: cancellableItems(order, { party: await partiesOf(trip.db, [order.cartId]), now: trip.clock.now() }) };
  };
}
