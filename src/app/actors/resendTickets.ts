import { fromPromise } from 'xstate';
import { ask, payment } from '../http/http.ts';

export const resendTickets = fromPromise<void, { orderId: string; to: string[] }>(async ({ input, signal }) => {
  const body = { to: input.to.join(', ') };
  await ask(
    (init) =>
      payment.POST('/payment/resend-email/cart/{id}', {
        signal: init.signal,
        params: { path: { id: input.orderId }, header: { 'idempotency-key': init.key } },
        body,
      }),
    {
      retries: 1,
      signal,
    },
  );
});
