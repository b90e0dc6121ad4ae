import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { allTrips } from '../domain/ownTrips.ts';
import { refusal } from '../domain/refusals.ts';
import { ticketsOfAccount } from '../store/orders.ts';

/** API-094. */
export function listTripsOfAccount(trip: Trip): Handler<operations['listTripsOfAccount']> {
  return async ({ body, identity }) => {
    if (identity === undefined) throw unauthorized('unauthorized');
    if (body.account_id !== identity.subject) throw refusal('not-yours');
    return { status: 200, body: { trips: allTrips(await ticketsOfAccount(trip.db, body.account_id)) } };
  };
}
