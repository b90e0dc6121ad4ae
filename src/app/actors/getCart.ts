import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { cartOf } from '../wire/payment.ts';

export const getCart = fromPromise<Cart, { cartId: string }>(async ({ input, signal }) => {
  const { newCart } = await ask(
    (init) => payment.GET('/payment/cart/{cartId}', { signal: init.signal, params: { path: { cartId: input.cartId } } }),
    { retries: 1, signal },
  );
  const cart = cartOf(newCart);
  if (!cart) {
    const missing: Failure = { code: 'cart-missing', retryable: false };
    throw missing;
  }
  return cart;
});
