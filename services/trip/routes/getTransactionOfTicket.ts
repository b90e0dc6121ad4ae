import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorizeEach } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { qrPayload } from '../domain/ids.ts';
import { transactionToWire } from '../domain/transactions.ts';
import { ticketNotFound } from '../domain/refusals.ts';
import { namedTickets } from '../store/carts.ts';
import { orderOfCart } from '../store/transactions.ts';

/** API-104. A ticket of a cart that was not bought has no transaction. */
export function getTransactionOfTicket(trip: Trip): Handler<operations['getTransactionOfTicket']> {
  return async ({ path, identity }) => {
    const [ticket] = authorizeEach(policies.getTransactionOfTicket, identity, await namedTickets(trip.db, [path.id]));
    const order = orRefuse(await orderOfCart(trip.db, ticket.cartId), ticketNotFound);
    return { status: 200, body: transactionToWire(order, (itemId) => qrPayload(trip.ticketSecret, itemId)) };
  };
}
