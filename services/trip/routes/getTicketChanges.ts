import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorizeEach } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { namedTickets } from '../store/carts.ts';
import { changesOfTickets } from '../store/transactions.ts';

/** What changed in these tickets, with the instants. (API-109) */
export function getTicketChanges(trip: Trip): Handler<operations['getTicketChanges']> {
  return async ({ body, identity }) => {
    authorizeEach(policies.getTicketChanges, identity, await namedTickets(trip.db, body.tickets));
    const changes = await changesOfTickets(trip.db, body.tickets);
    return {
      status: 200,
      body: { changes: changes.map(({ ticketId, kind, at, before, after }) => ({ ticketId, kind, at: at.toISOString(), before, after })) },
    };
  };
}
