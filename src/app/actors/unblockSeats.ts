import { fromPromise } from 'xstate';
import { epochOf, type Instant } from '../../../machines/domain/instant.ts';
import { trip } from '../http/http.ts';
import { askAsHolder } from '../session/holderId.ts';
import { serverClock } from '../http/serverClock.ts';

/** After Back the seats stay claimed for the seat screen; after the end of the hold they are released. */
export const unblockSeats = fromPromise<void, { cartId: string; expiresAt: Instant }>(async ({ input, signal }) => {
  const { cartId, expiresAt } = input;
  const body = { cartId, keepSelected: epochOf(expiresAt) > serverClock.epoch() };
  await askAsHolder(
    (init) =>
      trip.POST('/seat/unblock', { signal: init.signal, params: { header: { holder: init.holder, 'idempotency-key': init.key } }, body }),
    {
      retries: 2,
      signal,
    },
  );
});
