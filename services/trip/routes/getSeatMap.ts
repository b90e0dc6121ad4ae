import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { journeyOrRefuse, type Trip } from '../context.ts';
import { demoSoldOver } from '../domain/demoSeats.ts';
import { quotasLeft } from '../domain/quotas.ts';
import { sectionsOf } from '../domain/seatMap.ts';
import { claimsOver } from '../store/claims.ts';
import { faresUsed } from '../store/quotas.ts';

/**
 * Seat map of a run over some legs. Each seat is free, taken or mine; it includes the places left at reduced fares (API-012, SEAT-027 to
 * SEAT-030). It writes nothing: the first claim creates the row of the run.
 */
export function getSeatMap(trip: Trip): Handler<operations['getSeatMap']> {
  return async ({ query, header }) => {
    const journey = journeyOrRefuse(trip, { ...query, legFrom: query.legFromIndex, legTo: query.legToIndex }, 'run-not-found');
    const { run, layout, origin, destination } = journey;
    const legs = { from: origin.index, to: destination.index };
    const machineNow = new Date(trip.clock.machineNow());
    const quotas = trip.timetable().quotas(run);
    const [{ opened, version, claims }, { uses }] = await Promise.all([
      claimsOver(trip.db, run.id, legs, machineNow),
      faresUsed(trip.db, { runId: run.id, legs, fareIds: quotas.map(({ fareId }) => fareId), machineNow }),
    ]);
    const sections = sectionsOf(
      layout,
      run.classId,
      opened
        ? claims.map(({ seat, holder, kind, expiresAt, cartId }) => ({
            seat,
            kind,
            cartId,
            mine: holder === header.holder,
            expiresAt: expiresAt?.toISOString() ?? null,
          }))
        : demoSoldOver(trip.timetable(), run, legs).map(({ seat }) => ({ seat, kind: 'sold', cartId: null, mine: false, expiresAt: null })),
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
