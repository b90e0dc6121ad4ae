import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { runOrRefuse, type Trip } from '../context.ts';
import { claimToWire } from '../domain/wire.ts';
import { layoutById } from '../layouts/layouts.ts';
import { claimsOfHolder } from '../store/claims.ts';

/** The caller's live claims on a run (decisions 1 to 3). */
export function getSeatClaims(trip: Trip): Handler<operations['getSeatClaims']> {
  return async ({ query, header }) => {
    const run = runOrRefuse(trip, query);
    const layout = layoutById(run.layoutId);
    if (layout === undefined) throw new Error(`run ${run.id} has the unknown layout ${run.layoutId}`);
    const { claims, version } = await claimsOfHolder(trip.db, run.id, header.holder, trip.clock.date());
    return {
      status: 200,
      body: { claims: claims.map((claim) => claimToWire(run.id, layout, claim)), version, serverTime: trip.clock.iso() },
    };
  };
}
