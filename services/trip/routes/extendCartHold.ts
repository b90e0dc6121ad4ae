import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { isTooFar, type Trip } from '../context.ts';
import { refusal } from '../domain/refusals.ts';
import { extendCart, ticketsOfCart } from '../store/carts.ts';

/** Extends the hold of a cart while the bank is asked, at most 900 s (decision 3). A day that is not on sale is refused (decision 24). */
export function extendCartHold(trip: Trip): Handler<operations['extendCartHold']> {
  return async ({ path, body }) => {
    const tickets = await ticketsOfCart(trip.db, path.cartId);
    if (tickets.some(({ body: ticket }) => isTooFar(trip, ticket))) throw refusal('cart-expired');
    const outcome = await extendCart(trip.db, {
      cartId: path.cartId,
      paymentId: body.paymentId,
      now: trip.clock.date(),
      machineNow: new Date(trip.clock.machineNow()),
      expiresAt: trip.in(body.seconds),
    });
    trip.wake();
    if (outcome.outcome === 'refused') throw refusal(outcome.code);
    return {
      status: 200,
      body: { cartId: path.cartId, paymentId: body.paymentId, expiresAt: outcome.expiresAt.toISOString(), serverTime: trip.clock.iso() },
    };
  };
}
