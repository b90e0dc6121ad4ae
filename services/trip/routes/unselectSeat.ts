import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { keyReused, requestHash } from '../../shared/idempotency.ts';
import { runOrRefuse, type Trip } from '../context.ts';
import { seatById, seatRef } from '../domain/seatMap.ts';
import { claimToWire, seatToWire } from '../domain/wire.ts';
import { layoutById } from '../layouts/layouts.ts';
import { unselectSeats } from '../store/claims.ts';

/** Releases selected seats. It ignores unknown seats and seats of others. */
export function unselectSeat(trip: Trip): Handler<operations['unselectSeat']> {
  return async ({ body, header }) => {
    const run = runOrRefuse(trip, body.run);
    const layout = layoutById(run.layoutId);
    if (layout === undefined) throw new Error(`run ${run.id} has the unknown layout ${run.layoutId}`);
    await trip.open(run);
    const seats = body.seatIds.flatMap((seatId) => seatById(layout, seatId) ?? []).map((seat) => seatRef(seat).seatNumber);
    const legs = { from: body.run.legFrom, to: Math.max(body.run.legTo, body.run.legFrom + 1) };
    const answer = await unselectSeats(
      trip.claimLine,
      { runId: run.id, seats, legs, holder: header.holder, machineNow: new Date(trip.clock.machineNow()) },
      { key: header['idempotency-key'], hash: requestHash([body, header.holder]), at: trip.clock.date() },
    );
    if (answer.outcome === 'key-reused') throw keyReused();
    if (answer.released.length > 0) trip.wake();
    return {
      status: 200,
      headers: answer.replayed ? { 'idempotency-replayed': 'true' } : {},
      body: {
        released: answer.released.map((seat) => seatToWire(layout, seat)),
        claims: answer.claims.map((claim) => claimToWire(run.id, layout, claim)),
        version: answer.version,
        serverTime: answer.at.toISOString(),
      },
    };
  };
}
