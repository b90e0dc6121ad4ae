import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { readCart } from '../payment/readCart.ts';

export const removeCoupon = fromPromise<Cart, { cartId: string }>(async ({ input: { cartId }, signal }) => {
  await ask(
    (init) =>
      payment.DELETE('/coupon/{cartId}', { signal: init.signal, params: { path: { cartId }, header: { 'idempotency-key': init.key } } }),
    { retries: 1, signal },
  );
  return readCart(cartId, signal);
});
