import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { journeyOrRefuse, type Trip } from '../context.ts';
import { quotasLeft } from '../domain/quotas.ts';
import { sectionsOf } from '../domain/seatMap.ts';
import { claimsOver } from '../store/claims.ts';
import { faresUsed } from '../store/quotas.ts';

/** Seat map of a run over some legs, each seat free, taken or mine, with what is left of the reduced fares (API-012, SEAT-027 to SEAT-030). */
export function getSeatMap(trip: Trip): Handler<operations['getSeatMap']> {
  return async ({ query, header }) => {
    const journey = journeyOrRefuse(trip, { ...query, legFrom: query.legFromIndex, legTo: query.legToIndex }, 'run-not-found');
    const { run, layout, origin, destination } = journey;
    await trip.open(run);
    const legs = { from: origin.index, to: destination.index };
    const machineNow = new Date(trip.clock.machineNow());
    const quotas = trip.timetable().quotas(run);
    const [{ version, claims }, { uses }] = await Promise.all([
      claimsOver(trip.db, run.id, legs, machineNow),
      faresUsed(trip.db, { runId: run.id, legs, fareIds: quotas.map(({ fareId }) => fareId), machineNow }),
    ]);
    const sections = sectionsOf(
      layout,
      run.classId,
      claims.map(({ seat, holder, kind, expiresAt, cartId }) => ({
        seat,
        kind,
        cartId,
        mine: holder === header.holder,
        expiresAt: expiresAt?.toISOString() ?? null,
      })),
    );
    return {
      status: 200,
      body: {
        data: {
          map: {
            id: layout.id,
            name: layout.name,
            version,
            channel: run.id,
            legFrom: origin.index,
            legTo: destination.index,
            serverTime: trip.clock.iso(),
            seatmap: { sections },
            quotas: quotasLeft(quotas, uses, legs),
          },
        },
      },
    };
  };
}
