import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { refusal } from '../domain/refusals.ts';
import { provedEmail } from '../older/own.ts';
import { giveUpTaxis, type TaxiSale, taxiSales } from '../store/taxis.ts';

/** Gives up taxis that were sold with the caller's own tickets; inactive ones are passed over (API-020). */
export function inactivateTaxis(trip: Trip): Handler<operations['inactivateTaxis']> {
  return async ({ body, identity }) => {
    if (identity === undefined) throw unauthorized('unauthorized');
    const ids = [...new Set(body.maderoIds)];
    const sales = await taxiSales(trip.db, ids);
    if (sales.length < ids.length) throw new Problem(404, 'taxi-not-found', 'No encontramos ese servicio de taxi.');
    const own = provedEmail(identity);
    const isOwn = ({ accountId, email }: TaxiSale): boolean => (email === null ? accountId === identity.subject : email === own);
    if (!sales.every(isOwn)) throw refusal('not-yours');
    return { status: 200, body: { inactive: await giveUpTaxis(trip.db, ids) } };
  };
}
