import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { qrPayload } from '../domain/ids.ts';
import { orderToWire } from '../domain/wire.ts';
import { findCart, ticketsOfCart } from '../store/carts.ts';
import { findOrder } from '../store/orders.ts';

/** An order with its tickets, for the payment service. */
export function getOrderInternal(trip: Trip): Handler<operations['getOrderInternal']> {
  return async ({ path }) => {
    const order = await findOrder(trip.db, path.orderId);
    const cart = order === undefined ? undefined : await findCart(trip.db, order.cartId);
    if (order === undefined || cart === undefined) throw new Problem(404, 'order-not-found', 'No encontramos esa compra.');
    const tickets = await ticketsOfCart(trip.db, cart.id);
    return {
      status: 200,
      body: orderToWire(order, cart, tickets, { qr: (itemId) => qrPayload(trip.ticketSecret, itemId), shopTimeZone: trip.shopTimeZone() }),
    };
  };
}
