import { fromPromise } from 'xstate';
import { isHeld } from '../carts.ts';
import { holder } from '../holder.ts';
import { ask, trip } from '../http.ts';

/** Going back, the seats stay claimed for the seat screen; at the end of the time they go to whoever wants them. */
export const unblockSeats = fromPromise<void, { cartId: string }>(async ({ input, signal }) => {
  const { cartId } = input;
  const body = { cartId, keepSelected: isHeld(cartId) };
  await ask(
    (init) =>
      trip.POST('/seat/unblock', { signal: init.signal, params: { header: { holder: holder(), 'idempotency-key': init.key } }, body }),
    {
      retries: 2,
      signal,
    },
  );
});
