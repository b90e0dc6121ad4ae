import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { refusal } from '../domain/refusals.ts';
import { extendCart } from '../store/carts.ts';

/** Keeps the seats of a cart while the bank is asked, at most 900 s (decision 3). */
export function extendCartHold(trip: Trip): Handler<operations['extendCartHold']> {
  return async ({ path, body }) => {
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
