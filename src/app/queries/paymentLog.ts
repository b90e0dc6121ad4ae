import { queryOptions } from '@tanstack/react-query';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import type { PaymentLog } from '../../../machines/domain/paymentLog.ts';
import { ask, payment } from '../http/http.ts';
import { outcomeOfLog, paymentLogOf } from '../wire/paymentLog.ts';

/** The token of the reservation that was paid; null for the payment of an account. */
export type LinkToken = (signal?: AbortSignal) => Promise<string | null>;

const queryOf = (token: string | null) => (token === null ? {} : { linkToken: token });

/** The log of a payment with the result that it tells. Rejects with a Failure. */
export const paymentLogQuery = (folio: string, linkToken: LinkToken) =>
  queryOptions({
    queryKey: ['paymentLog', folio],
    queryFn: async ({ signal }): Promise<{ log: PaymentLog; outcome: PaymentOutcome }> => {
      const query = queryOf(await linkToken(signal));
      const answer = await ask((init) => payment.GET('/payment/log/{folio}', { signal: init.signal, params: { path: { folio }, query } }), {
        signal,
      });
      return { log: paymentLogOf(answer), outcome: outcomeOfLog(answer) };
    },
    staleTime: 0,
  });

/** Asks for the result by e-mail. */
export async function askPaymentNotice(folio: string, linkToken: LinkToken): Promise<void> {
  const query = queryOf(await linkToken());
  await ask(
    (init) =>
      payment.POST('/payment/log/{folio}/notice', {
        signal: init.signal,
        params: { path: { folio }, query, header: { 'idempotency-key': init.key } },
      }),
    { retries: 2 },
  );
}
