import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { tokens } from '../session/tokens.ts';
import { orderRequestOf } from '../wire/payment.ts';

type Input = { cart: Cart; email: string | null; key: string };

export const createOrder = fromPromise<{ orderId: string }, Input>(async ({ input: { cart, email, key }, signal }) => {
  const body = orderRequestOf(cart, email ?? tokens.read()?.user.email ?? '');
  const { responseConfirmTickets } = await ask(
    (init) => payment.POST('/payment/order', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { key, signal },
  );
  return { orderId: responseConfirmTickets.orderId };
});
