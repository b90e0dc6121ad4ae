import type { operations } from '../../../openapi/types/trip.ts';
import { hasActed, writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { Trip } from '../context.ts';
import { lineOf } from '../domain/departures.ts';
import { refusal } from '../domain/refusals.ts';
import { freeSeat as free, type FreeRefusal } from '../store/freeSeats.ts';
import { namedRun } from './departures/departures.ts';

const details: Readonly<Record<Exclude<FreeRefusal, 'cart-paying' | 'changed'>, string>> = {
  'seat-free': 'Nadie tiene apartado ese asiento.',
  'seat-paid': 'Ese asiento ya está pagado.',
  'seat-reserved': 'Ese asiento espera su pago en una tienda.',
};

/** Ends what holds a seat without a payment. The live channel publishes it. */
export function freeSeat(trip: Trip): Handler<operations['freeSeat']> {
  return async ({ body, header, request }) => {
    const key = header['idempotency-key'];
    const member = memberOf(request);
    const { seat, reason } = body;
    const run = namedRun(trip, body.runId);
    if (await hasActed(trip.db, key, 'free-seat')) return { status: 200, body: { runId: run.id, seat } };
    const machineNow = new Date(trip.clock.machineNow());
    const label = `${lineOf(trip.timetable(), run)}, ${run.calls[0]?.departure.slice(0, 16).replace('T', ' ') ?? ''}, asiento ${seat}`;
    const act = { act: 'free-seat', about: [run.id], label, reason, detail: { seat }, key };
    const freed = await free(trip.db, { runId: run.id, seat, machineNow, writeAct: (tx) => writeAct(tx, trip.clock, member, act) });
    trip.wake();
    if (freed.outcome === 'cart-paying' || freed.outcome === 'changed') throw refusal('cart-paying');
    if (freed.outcome !== 'freed') throw new Problem(409, freed.outcome, details[freed.outcome]);
    trip.recount(freed.tickets);
    return { status: 200, body: { runId: run.id, seat } };
  };
}
