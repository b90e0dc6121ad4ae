import { fromPromise } from 'xstate';
import type { ClaimedOfRun, SeatsOfRun } from '../../../machines/domain/claims.ts';
import { failureOf } from '../../../machines/domain/failure.ts';
import { claimSeat } from '../live/seatClaims.ts';

/** Claims on one bus are returned even when the request for the other one fails. */
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
  return { direction, claims, lost, ...(other && { failure: other }) };
}
