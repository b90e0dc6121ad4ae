import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { ClaimedOfRun, SeatsOfRun } from '../../../machines/seats/index.ts';
import { claimSeat } from '../claims.ts';

export const selectSeats = fromPromise<ClaimedOfRun[], SeatsOfRun[]>(({ input }) => Promise.all(input.map(claimAll)));

async function claimAll({ direction, run, seatIds }: SeatsOfRun): Promise<ClaimedOfRun> {
  const results = await Promise.allSettled(seatIds.map((seatId) => claimSeat(run, seatId)));
  const claims = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refusals = results.map((result) => (result.status === 'rejected' ? failureOf(result.reason) : null));
  const lost = seatIds.filter((_, index) => refusals[index]?.code === 'seat-taken');
  const other = refusals.find((failure) => failure !== null && failure.code !== 'seat-taken');
  if (other && claims.length === 0 && lost.length === 0) throw other;
  return { direction, claims, lost };
}
