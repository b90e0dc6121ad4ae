import type { Identity } from '../shared/auth.ts';
import { Problem, unauthorized } from '../shared/problem.ts';
import type { Trip } from './context.ts';
import { refusal } from './domain/refusals.ts';
import { type OwnedTicket, ownedTickets } from './store/carts.ts';
import { findOrder } from './store/orders.ts';
import { orderOfTransaction, type SoldOrder } from './store/transactions.ts';

/**
 * The tickets of these ids, each once, in the order of the ids. Throws Problem 404 `ticket-not-found`, or 403 `not-yours` for another
 * account.
 */
export async function ownTicketsOrRefuse(
  trip: Trip,
  ticketIds: readonly string[],
  identity: Identity | undefined,
): Promise<readonly [OwnedTicket, ...OwnedTicket[]]> {
  if (identity === undefined) throw unauthorized('unauthorized');
  const found = new Map((await ownedTickets(trip.db, ticketIds)).map((ticket) => [ticket.id, ticket]));
  const [first, ...others] = [...new Set(ticketIds)].map((id) => found.get(id));
  if (first === undefined || !others.every((ticket) => ticket !== undefined)) {
    throw new Problem(404, 'ticket-not-found', 'No encontramos ese boleto.');
  }
  const tickets = [first, ...others] as const;
  if (tickets.some(({ accountId }) => accountId !== identity.subject)) throw refusal('not-yours');
  if (identity.orderId !== undefined) {
    const order = await findOrder(trip.db, identity.orderId);
    if (tickets.some(({ cartId }) => cartId !== order?.cartId)) throw refusal('not-yours');
  }
  return tickets;
}

/** The order of a transaction. Throws Problem 404 `transaction-not-found`, or 403 `not-yours` for another account. */
export async function ownOrderOrRefuse(trip: Trip, transactionId: string, identity: Identity | undefined): Promise<SoldOrder> {
  if (identity === undefined) throw unauthorized('unauthorized');
  const order = await orderOfTransaction(trip.db, transactionId);
  if (order === undefined) throw new Problem(404, 'transaction-not-found', 'No encontramos esa transacción.');
  refuseOthers(order, identity);
  return order;
}

function refuseOthers({ id, accountId }: SoldOrder, { subject, orderId = id }: Identity): void {
  if (accountId !== subject || orderId !== id) throw refusal('not-yours');
}

/** Throws Problem 422 when there is a reason; `detail` is Spanish. */
export function refuseChange(fault: { readonly code: string; readonly detail: string } | undefined): void {
  if (fault !== undefined) throw new Problem(422, fault.code, fault.detail);
}
