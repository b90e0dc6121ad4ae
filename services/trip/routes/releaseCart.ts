import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { refusal } from '../domain/refusals.ts';
import { releaseCart as release, ticketsOfCart } from '../store/carts.ts';

/** Ends the hold of a payment that charged nothing, or releases the cart itself. */
export function releaseCart(trip: Trip): Handler<operations['releaseCart']> {
  return async ({ path, body }) => {
    const outcome = await release(trip.db, {
      cartId: path.cartId,
      paymentId: body.paymentId,
      keepCart: body.keepCart,
      expired: body.reason === 'expired',
      now: trip.clock.date(),
      machineNow: new Date(trip.clock.machineNow()),
    });
    trip.wake();
    if (outcome.outcome === 'refused') throw refusal(outcome.code);
    trip.recount(await ticketsOfCart(trip.db, path.cartId));
    const { id, status, expiresAt } = outcome.cart;
    const alive = status === 'open' || status === 'paying';
    return {
      status: 200,
      body: { cartId: id, status, expiresAt: alive ? expiresAt.toISOString() : null, serverTime: trip.clock.iso() },
    };
  };
}
