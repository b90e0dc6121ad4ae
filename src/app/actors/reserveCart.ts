import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import { tokens } from '../session/tokens.ts';

type Input = { cart: Cart; email: string | null; key: string };

export const reserveCart = fromPromise<{ orderId: string }, Input>(async ({ input: { cart, email, key }, signal }) => {
  const { reservationRequestOf } = await untilLoaded(() => import('../wire/payRequest.ts'));
  const body = reservationRequestOf(cart, email ?? tokens.read()?.user.email ?? '');
  const { responsePayment } = await ask(
    (init) => payment.POST('/payment', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { key, signal },
  );
  // The id of the cart finds its order too.
  return { orderId: responsePayment.orderId ?? cart.id };
});
