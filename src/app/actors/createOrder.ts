import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { tokens } from '../session/tokens.ts';

type Input = { cart: Cart; email: string | null; key: string };

export const createOrder = fromPromise<{ orderId: string }, Input>(async ({ input: { cart, email, key }, signal }) => {
  const { orderRequestOf } = await untilLoaded(() => import('../wire/payRequest.ts'));
  const body = orderRequestOf(cart, email ?? tokens.read()?.user.email ?? '');
  const { responseConfirmTickets } = await ask(
    (init) => payment.POST('/payment/order', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { key, signal },
  );
  return { orderId: responseConfirmTickets.orderId };
});
