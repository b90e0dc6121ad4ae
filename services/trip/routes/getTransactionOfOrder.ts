import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { qrPayload } from '../domain/ids.ts';
import { transactionToWire } from '../domain/transactions.ts';
import { ownOrderOfIdOrRefuse } from '../ownTickets.ts';

/** The transaction of an order, for its account and for the link of its mail. */
export function getTransactionOfOrder(trip: Trip): Handler<operations['getTransactionOfOrder']> {
  return async ({ path, identity }) => {
    const order = await ownOrderOfIdOrRefuse(trip, path.orderId, identity);
    return { status: 200, body: transactionToWire(order, (itemId) => qrPayload(trip.ticketSecret, itemId)) };
  };
}
