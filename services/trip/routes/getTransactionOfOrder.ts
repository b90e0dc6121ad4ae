import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { passOfOrder } from '../../shared/orderPass.ts';
import { authorize } from '../../shared/policy.ts';
import { orRefuse } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { qrPayload } from '../domain/ids.ts';
import { transactionToWire } from '../domain/transactions.ts';
import { policies } from '../policies/index.ts';
import { orderOfId, ordersReplacing } from '../store/transactions.ts';

/** The transaction of an order, for its account and for the link of its mail, with the ways to the orders that replaced its tickets. */
export function getTransactionOfOrder(trip: Trip): Handler<operations['getTransactionOfOrder']> {
  return async ({ path, identity }) => {
    const order = authorize(policies.getTransactionOfOrder, identity, orRefuse(await orderOfId(trip.db, path.orderId), orderNotFound));
    const replacing = await ordersReplacing(trip.db, order.id);
    return {
      status: 200,
      body: {
        ...transactionToWire(order, (itemId) => qrPayload(trip.ticketSecret, itemId)),
        replacedBy: replacing.map(({ id: orderId, accountId, tickets }) => ({
          orderId,
          pass: passOfOrder(trip.passSecret, { orderId, accountId, arrivals: tickets.map(({ body }) => body.arrivalDatetime) }),
        })),
      },
    };
  };
}
