import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { refusal } from '../domain/refusals.ts';
import { ownEmail } from '../older/own.ts';
import { ticketsOfEmail } from '../older/store.ts';
import { oldTicketOf } from '../older/wire.ts';

/** API-103. */
export function listOldTicketsByEmail(trip: Trip): Handler<operations['listOldTicketsByEmail']> {
  return async ({ query, identity }) => {
    const email = ownEmail(identity);
    if (query.email.toLowerCase() !== email) throw refusal('not-yours');
    return { status: 200, body: { tickets: (await ticketsOfEmail(trip.db, email)).map(oldTicketOf) } };
  };
}
