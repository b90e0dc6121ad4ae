import { fromPromise } from 'xstate';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Order } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { orderOf } from '../wire/order.ts';

export const getCartDetail = fromPromise<Order, { orderId: string }>(async ({ input, signal }) => {
  const params = { path: { cartId: input.orderId } };
  const order = orderOf(
    await ask((init) => payment.GET('/payment/detail/cart/{cartId}', { signal: init.signal, params }), { retries: 2, signal }),
  );
  if (order) return order;
  const missing: Failure = { code: 'not-found', retryable: false };
  throw missing;
});
