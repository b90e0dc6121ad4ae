import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { Claim, SeatId } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { claimSeat } from '../claims.ts';

export const selectSeats = fromPromise<{ claims: Claim[]; lost: SeatId[] }, { run: RunRef; seatIds: SeatId[] }>(async ({ input }) => {
  const results = await Promise.allSettled(input.seatIds.map((seatId) => claimSeat(input.run, seatId)));
  const claims = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refusals = results.map((result) => (result.status === 'rejected' ? failureOf(result.reason) : null));
  const lost = input.seatIds.filter((_, index) => refusals[index]?.code === 'seat-taken');
  const other = refusals.find((failure) => failure !== null && failure.code !== 'seat-taken');
  if (other && claims.length === 0 && lost.length === 0) throw other;
  return { claims, lost };
});
