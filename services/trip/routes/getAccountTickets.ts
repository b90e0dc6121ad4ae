import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { ticketsOfAccount } from '../store/accounts.ts';

/** Decision 18. */
export function getAccountTickets(trip: Trip): Handler<operations['getAccountTickets']> {
  return async ({ path, query }) => ({
    status: 200,
    body: await ticketsOfAccount(trip.db, { ...path, email: query.email }, trip.clock.date()),
  });
}
