import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { keyReused, requestHash } from '../../shared/idempotency.ts';
import { networkOf } from '../../shared/network.ts';
import { Problem } from '../../shared/problem.ts';
import { journeyOrRefuse, refuseDeparted, type Trip } from '../context.ts';
import { passengersPerDirection, selectionSeconds } from '../domain/limits.ts';
import { addressSeatLimit, seatLimit } from '../domain/refusals.ts';
import { seatById } from '../domain/seatMap.ts';
import { claimToWire, seatToWire } from '../domain/wire.ts';
import type { Layout } from '../layouts/types.ts';
import { selectSeats } from '../store/claims.ts';
import { listText } from '../../shared/listText.ts';

/** Seat numbers of ids. Throws Problem 422 `seat-not-found`. */
function seatsOrRefuse(layout: Layout, seatIds: readonly string[]): number[] {
  return seatIds.map((seatId) => {
    const seat = seatById(layout, seatId);
    if (seat === undefined) throw new Problem(422, 'seat-not-found', `Este autobús no tiene el asiento ${seatId}.`);
    return seat.seat;
  });
}

const lostText = (seats: readonly number[]): string =>
  seats.length === 1
    ? `El asiento ${seats[0]} acaba de ser elegido por otra persona.`
    : `Los asientos ${listText(seats)} acaban de ser elegidos por otra persona.`;

const claimedBeforeText = (seats: readonly number[]): string =>
  seats.length === 1
    ? `Ya apartaste el asiento ${seats[0]} y se venció el tiempo. Elige otro.`
    : `Ya apartaste los asientos ${listText(seats)} y se venció el tiempo. Elige otros.`;

/** Claims seats for 300 s, all or none (decision 1, SEAT-035). */
export function selectSeat(trip: Trip): Handler<operations['selectSeat']> {
  return async ({ body, header, request }) => {
    const journey = journeyOrRefuse(trip, body.run, 'legs-invalid');
    refuseDeparted(trip, journey);
    const { run, layout } = journey;
    const seats = seatsOrRefuse(layout, body.seatIds);
    await trip.open(run);
    const selection = await selectSeats(
      trip.claimLine,
      {
        runId: run.id,
        seats,
        legs: { from: body.run.legFrom, to: body.run.legTo },
        holder: header.holder,
        limit: passengersPerDirection,
        address: networkOf(request.ip),
        places: layout.capacity,
        share: trip.seatsPerAddress,
        machineNow: new Date(trip.clock.machineNow()),
        expiresAt: trip.in(selectionSeconds),
      },
      { key: header['idempotency-key'], hash: requestHash([body, header.holder]), at: trip.clock.date() },
    );
    if (selection.outcome === 'key-reused') throw keyReused();
    if (selection.outcome === 'limit') throw seatLimit();
    if (selection.outcome === 'claimed-before') throw new Problem(422, 'seat-claimed-before', claimedBeforeText(selection.seats));
    if (selection.outcome === 'address-limit') throw addressSeatLimit();
    if (selection.outcome === 'taken') {
      throw new Problem(409, 'seat-taken', lostText(selection.lost), {
        lostSeats: selection.lost.map((seat) => seatToWire(layout, seat)),
        version: selection.version,
      });
    }
    trip.wake();
    return {
      status: 200,
      headers: selection.replayed ? { 'idempotency-replayed': 'true' } : {},
      body: {
        claims: selection.claims.map((claim) => claimToWire(run.id, layout, claim)),
        version: selection.version,
        serverTime: selection.at.toISOString(),
      },
    };
  };
}
