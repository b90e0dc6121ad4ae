import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { Trip } from '../context.ts';
import { currentTrips, latestTrips } from '../domain/ownTrips.ts';
import { ticketsOfAccount } from '../store/orders.ts';

/** API-093. */
export function listTrips(trip: Trip): Handler<operations['listTrips']> {
  return async ({ query, identity }) => {
    const tickets = await ticketsOfAccount(trip.db, signedInUser(identity));
    const trips = query.list === 'latest' ? latestTrips(tickets, trip.clock.now()) : currentTrips(tickets, trip.clock.now());
    return { status: 200, body: { trips } };
  };
}
