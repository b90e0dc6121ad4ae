import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { ticketsOfEmail } from '../store/olderTickets.ts';
import { oldTicketOf } from '../domain/olderWire.ts';

/** The tickets of the older platform of a named e-mail, which must be the caller's own. (API-103) */
export function listOldTicketsByEmail(trip: Trip): Handler<operations['listOldTicketsByEmail']> {
  return async ({ query, identity }) => {
    const { email } = authorize(policies.listOldTicketsByEmail, identity, { email: query.email.toLowerCase() });
    return { status: 200, body: { tickets: (await ticketsOfEmail(trip.db, email)).map(oldTicketOf) } };
  };
}
