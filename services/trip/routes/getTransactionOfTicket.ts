import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { qrPayload } from '../domain/ids.ts';
import { transactionToWire } from '../domain/transactions.ts';
import { ownTicketsOrRefuse } from '../ownTickets.ts';
import { orderOfCart } from '../store/transactions.ts';

/** API-104. A ticket of a cart that was not bought has no transaction. */
export function getTransactionOfTicket(trip: Trip): Handler<operations['getTransactionOfTicket']> {
  return async ({ path, identity }) => {
    const [ticket] = await ownTicketsOrRefuse(trip, [path.id], identity);
    const order = await orderOfCart(trip.db, ticket.cartId);
    if (order === undefined) throw new Problem(404, 'ticket-not-found', 'No encontramos ese boleto.');
    return { status: 200, body: transactionToWire(order, (itemId) => qrPayload(trip.ticketSecret, itemId)) };
  };
}
