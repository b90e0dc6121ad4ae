import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { orderWorth } from '../store/orderWorth.ts';

/** What the tickets of an order are worth now, by their ids in the order. Throws Problem 404 `order-not-found`. */
export async function worthOfOrder({ db }: Trip, orderId: string): Promise<{ tickets: { ticketId: string; worth: number }[] }> {
  const tickets = orRefuse(await orderWorth(db, orderId), orderNotFound);
  return { tickets: tickets.map(({ origin, worth }) => ({ ticketId: origin, worth })) };
}

/** For the payment service. (decision 42) */
export function getOrderWorth(trip: Trip): Handler<operations['getOrderWorth']> {
  return async ({ path }) => ({ status: 200, body: await worthOfOrder(trip, path.orderId) });
}
