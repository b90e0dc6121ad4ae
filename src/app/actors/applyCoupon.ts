import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { readCart } from '../payment/readCart.ts';

export const applyCoupon = fromPromise<Cart, { cartId: string; code: string }>(async ({ input: { cartId, code }, signal }) => {
  await ask(
    (init) =>
      payment.POST('/coupon/{cartId}', {
        signal: init.signal,
        params: { path: { cartId }, header: { 'idempotency-key': init.key } },
        body: { coupon: code },
      }),
    { retries: 1, signal },
  );
  return readCart(cartId, signal);
});
