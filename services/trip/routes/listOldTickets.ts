import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf, provedEmail } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { ticketsOfEmail } from '../store/olderTickets.ts';
import { oldTicketOf } from '../domain/olderWire.ts';

/** The tickets of the older platform of the proved e-mail. (API-105) */
export function listOldTickets(trip: Trip): Handler<operations['listOldTickets']> {
  return async ({ identity }) => {
    const email = provedEmail(callerOf(policies.listOldTickets, identity));
    return { status: 200, body: { tickets: (await ticketsOfEmail(trip.db, email)).map(oldTicketOf) } };
  };
}
