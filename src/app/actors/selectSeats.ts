import { fromPromise } from 'xstate';
import { failureOf } from '../../../machines/domain/failure.ts';
import type { ClaimedOfRun, SeatsOfRun } from '../../../machines/seats/index.ts';
import { claimSeat } from '../claims.ts';

/** What was claimed on one bus is told even when the other one cannot be reached. */
export const selectSeats = fromPromise<ClaimedOfRun[], SeatsOfRun[]>(async ({ input }) => {
  const results = await Promise.allSettled(input.map(claimAll));
  const claimed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed && claimed.length === 0) throw failed.reason;
  return claimed;
});

async function claimAll({ direction, run, seatIds }: SeatsOfRun): Promise<ClaimedOfRun> {
  const results = await Promise.allSettled(seatIds.map((seatId) => claimSeat(run, seatId)));
  const claims = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const refusals = results.map((result) => (result.status === 'rejected' ? failureOf(result.reason) : null));
  const lost = seatIds.filter((_, index) => refusals[index]?.code === 'seat-taken');
  const other = refusals.find((failure) => failure !== null && failure.code !== 'seat-taken');
  if (other && claims.length === 0 && lost.length === 0) throw other;
  return { direction, claims, lost };
}
