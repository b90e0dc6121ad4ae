import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { noneChanges, transferCheck } from '../domain/transfer.ts';
import { editCheck, noneEdits } from '../older/edit.ts';
import { ownOrRefuse } from '../older/own.ts';
import { withOperations } from '../older/store.ts';
import { partiesOf } from '../store/carts.ts';
import { ownTicketsOrRefuse, refuseChange } from '../ownTickets.ts';

/** Which of these tickets can be changed, all of one platform (API-102, EDIT-013). */
export function validateTransferOfTickets(trip: Trip): Handler<operations['validateTransferOfTickets']> {
  return async ({ body, identity }) => {
    const operations = await withOperations(trip.db, body.tickets);
    if (operations.length > 0) {
      const named = ownOrRefuse(operations, body.tickets, identity);
      refuseChange(noneEdits(named, operations, trip.clock.date()));
      return { status: 200, body: editCheck(named, operations, trip.clock.date()) };
    }
    const tickets = await ownTicketsOrRefuse(trip, body.tickets, identity);
    const now = trip.clock.now();
    refuseChange(noneChanges(tickets, tickets, now));
    const party = await partiesOf(
      trip.db,
      tickets.map(({ cartId }) => cartId),
    );
    return { status: 200, body: transferCheck(tickets, party, now) };
  };
}
