import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorizeEach } from '../../shared/policy.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { policies } from '../policies/index.ts';
import { giveUpTaxis, taxiSales } from '../store/taxis.ts';

/** Gives up taxis that were sold with the caller's own tickets; inactive ones are passed over (API-020). */
export function inactivateTaxis(trip: Trip): Handler<operations['inactivateTaxis']> {
  return async ({ body, identity }) => {
    const ids = [...new Set(body.maderoIds)];
    const sales = await taxiSales(trip.db, ids);
    if (sales.length < ids.length) throw new Problem(404, 'taxi-not-found', 'No encontramos ese servicio de taxi.');
    authorizeEach(policies.inactivateTaxis, identity, sales);
    return { status: 200, body: { inactive: await giveUpTaxis(trip.db, ids) } };
  };
}
