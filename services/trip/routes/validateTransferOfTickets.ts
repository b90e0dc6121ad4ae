import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { noneChanges, transferCheck } from '../domain/transfer.ts';
import { ownTicketsOrRefuse, refuseChange } from '../ownTickets.ts';

/** Which of these tickets can be changed (API-102, EDIT-013). */
export function validateTransferOfTickets(trip: Trip): Handler<operations['validateTransferOfTickets']> {
  return async ({ body, identity }) => {
    const tickets = await ownTicketsOrRefuse(trip, body.tickets, identity);
    const now = trip.clock.now();
    refuseChange(noneChanges(tickets, tickets, now));
    return { status: 200, body: transferCheck(tickets, now) };
  };
}
