import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorizeEach } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { noneChanges, transferCheck } from '../domain/transfer.ts';
import { namedTickets, partiesOf, ticketsOfCart } from '../store/carts.ts';
import { refuseChange } from '../domain/refusals.ts';

/** The changeable tickets of the order of a ticket (API-101, EDIT-013). */
export function validateTransfer(trip: Trip): Handler<operations['validateTransfer']> {
  return async ({ path, identity }) => {
    const [named] = authorizeEach(policies.validateTransfer, identity, await namedTickets(trip.db, [path.ticketId]));
    const tickets = await ticketsOfCart(trip.db, named.cartId);
    const now = trip.clock.now();
    refuseChange(noneChanges([named], tickets, now));
    return { status: 200, body: transferCheck(tickets, await partiesOf(trip.db, [named.cartId]), now) };
  };
}
