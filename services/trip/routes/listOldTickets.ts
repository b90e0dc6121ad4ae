import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { Trip } from '../context.ts';
import { ownEmail } from '../older/own.ts';
import { ticketsOfEmail } from '../older/store.ts';
import { oldTicketOf } from '../older/wire.ts';

/** API-105. */
export function listOldTickets(trip: Trip): Handler<operations['listOldTickets']> {
  return async ({ identity }) => {
    signedInUser(identity);
    return { status: 200, body: { tickets: (await ticketsOfEmail(trip.db, ownEmail(identity))).map(oldTicketOf) } };
  };
}
