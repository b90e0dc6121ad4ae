import type { Claim, SeatId } from '../../../machines/domain/seat.ts';
import type { RunRef } from '../../../machines/domain/trip.ts';
import { trip } from '../http/http.ts';
import { askAsHolder } from '../http/holderId.ts';
import { claimsOf, runLegsOf } from '../wire/seat.ts';

const RETRIES = 2;

const pending = new Map<string, Promise<unknown>>();

/**
 * Runs the changes of one seat one after another, in the order of their calls. A slower claim therefore cannot overtake a later release.
 */
export function inOrder<T>(seat: string, change: () => Promise<T>): Promise<T> {
  const earlier = pending.get(seat) ?? Promise.resolve();
  const next = earlier.then(change, change);
  const done = next
    .catch(() => {})
    .finally(() => {
      if (pending.get(seat) === done) pending.delete(seat);
    });
  pending.set(seat, done);
  return next;
}

/** Claims a seat for this browser. An aborted caller does not abort the claim. */
export function claimSeat(run: RunRef, seatId: SeatId): Promise<Claim> {
  return inOrder(`${run.tripId} ${seatId}`, async () => {
    const body = { run: runLegsOf(run), seatIds: [seatId] };
    const { claims } = await askAsHolder(
      ({ key, signal, holder }) => trip.POST('/seat/select', { signal, params: { header: { holder, 'idempotency-key': key } }, body }),
      {
        retries: RETRIES,
      },
    );
    const claim = claimsOf(claims).find((one) => one.seatId === seatId);
    if (!claim) throw new Error(`no claim on seat ${seatId} in the answer`);
    return claim;
  });
}

export function releaseSeat(run: RunRef, seatId: SeatId): Promise<void> {
  return inOrder(`${run.tripId} ${seatId}`, async () => {
    const body = { run: runLegsOf(run), seatIds: [seatId] };
    await askAsHolder(
      ({ key, signal, holder }) => trip.POST('/seat/unselect', { signal, params: { header: { holder, 'idempotency-key': key } }, body }),
      {
        retries: RETRIES,
      },
    );
  });
}
