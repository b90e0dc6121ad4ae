import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { cancellableItems } from '../domain/cancellation.ts';
import { ownOrderOrRefuse } from '../ownTickets.ts';
import { partiesOf } from '../store/carts.ts';

/** API-097. */
export function getCancellableItems(trip: Trip): Handler<operations['getCancellableItems']> {
  return async ({ path, identity }) => {
    const order = await ownOrderOrRefuse(trip, path.transactionId, identity);
    return { status: 200, body: cancellableItems(order, { party: await partiesOf(trip.db, [order.cartId]), now: trip.clock.now() }) };
  };
}
