import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { qrPayload } from '../domain/ids.ts';
import { refusal } from '../domain/refusals.ts';
import { cartToWire } from '../domain/wire.ts';
import { findCart, ticketsOfCart } from '../store/carts.ts';

/** The whole cart, for the payment service. */
export function getCartInternal(trip: Trip): Handler<operations['getCartInternal']> {
  return async ({ path }) => {
    const cart = await findCart(trip.db, path.cartId);
    if (cart === undefined) throw refusal('cart-not-found');
    const tickets = await ticketsOfCart(trip.db, cart.id);
    return { status: 200, body: cartToWire(cart, tickets, (itemId) => qrPayload(trip.ticketSecret, itemId), trip.clock.iso()) };
  };
}
