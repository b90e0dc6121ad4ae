import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { accountsOfEmail, authorizeEach } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { noneChanges, transferCheck } from '../domain/transfer.ts';
import { editCheck, noneEdits } from '../domain/olderEdit.ts';
import { ownOlderTickets } from '../policies/olderTicket.ts';
import { withOperations } from '../store/olderTickets.ts';
import { namedTickets, partiesOf } from '../store/carts.ts';
import { refuseChange } from '../domain/refusals.ts';

/** Which of these tickets can be changed, all of one platform (API-102, EDIT-013). */
export function validateTransferOfTickets(trip: Trip): Handler<operations['validateTransferOfTickets']> {
  return async ({ body, identity }) => {
    const operations = await withOperations(trip.db, body.tickets);
    if (operations.length > 0) {
      const named = ownOlderTickets(accountsOfEmail, identity, operations, body.tickets);
      refuseChange(noneEdits(named, operations, trip.clock.date()));
      return { status: 200, body: editCheck(named, operations, trip.clock.date()) };
    }
    const tickets = authorizeEach(policies.validateTransferOfTickets, identity, await namedTickets(trip.db, body.tickets));
    const now = trip.clock.now();
    refuseChange(noneChanges(tickets, tickets, now));
    const party = await partiesOf(
      trip.db,
      tickets.map(({ cartId }) => cartId),
    );
    return { status: 200, body: transferCheck(tickets, party, now) };
  };
}
