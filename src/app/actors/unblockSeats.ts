import { fromPromise } from 'xstate';
import { trip } from '../http/http.ts';
import { askAsHolder } from '../http/holderId.ts';

export const unblockSeats = fromPromise<void, { cartId: string; keepsSeats: boolean }>(async ({ input, signal }) => {
  const body = { cartId: input.cartId, keepSelected: input.keepsSeats };
  await askAsHolder(
    (init) =>
      trip.POST('/seat/unblock', { signal: init.signal, params: { header: { holder: init.holder, 'idempotency-key': init.key } }, body }),
    {
      retries: 2,
      signal,
    },
  );
});
