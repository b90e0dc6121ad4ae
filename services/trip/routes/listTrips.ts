import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { callerOf, provedEmail } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { currentTrips, latestTrips, olderOwnTickets } from '../domain/ownTrips.ts';
import { policies } from '../policies/index.ts';
import { ticketsOfEmail } from '../store/olderTickets.ts';
import { ticketsOfAccount } from '../store/orders.ts';

/** API-093. The trips of both platforms (decision 13). */
export function listTrips(trip: Trip): Handler<operations['listTrips']> {
  return async ({ query, identity }) => {
    const caller = callerOf(policies.listTrips, identity);
    const now = trip.clock.now();
    const [own, older] = await Promise.all([ticketsOfAccount(trip.db, caller.subject), ticketsOfEmail(trip.db, provedEmail(caller))]);
    const tickets = [...own, ...olderOwnTickets(older)];
    return { status: 200, body: { trips: query.list === 'latest' ? latestTrips(tickets, now) : currentTrips(tickets, now) } };
  };
}
