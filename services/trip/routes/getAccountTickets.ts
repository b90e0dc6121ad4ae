import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { ticketsOfAccount } from '../store/accounts.ts';

/** Counts the live tickets and the carts in payment of an account, for its removal. (decision 18) */
export function getAccountTickets(trip: Trip): Handler<operations['getAccountTickets']> {
  return async ({ path, query }) => ({
    status: 200,
    body: await ticketsOfAccount(trip.db, { ...path, email: query.email }, trip.clock.date()),
  });
}
