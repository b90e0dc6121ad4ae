import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize } from '../../shared/policy.ts';
import type { Trip } from '../context.ts';
import { allTrips } from '../domain/ownTrips.ts';
import { policies } from '../policies/index.ts';
import { ticketsOfAccount } from '../store/orders.ts';

/** The trips of the tickets of the account, by departure. (API-094) */
export function listTripsOfAccount(trip: Trip): Handler<operations['listTripsOfAccount']> {
  return async ({ body, identity }) => {
    const { id } = authorize(policies.listTripsOfAccount, identity, { id: body.account_id });
    return { status: 200, body: { trips: allTrips(await ticketsOfAccount(trip.db, id)) } };
  };
}
