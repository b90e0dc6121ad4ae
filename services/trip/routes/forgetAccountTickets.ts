import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { forgetAccount, ticketsOfAccount } from '../store/accounts.ts';

/** Frees the tickets of a deleted account, and answers what is left. (PROFILE-034) */
export function forgetAccountTickets(trip: Trip): Handler<operations['forgetAccountTickets']> {
  return async ({ path, query }) => {
    const account = { ...path, email: query.email };
    const freed = await forgetAccount(trip.db, { ...account, now: trip.clock.date(), machineNow: new Date(trip.clock.machineNow()) });
    trip.wake();
    trip.recount(freed);
    return { status: 200, body: await ticketsOfAccount(trip.db, account, trip.clock.date()) };
  };
}
