import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { providerQuery } from '../queries/provider.ts';
import { ask, payment } from '../http/http.ts';
import { outcomeOf } from '../wire/payment.ts';

/** Fetches the result of a payment (API-078). Rejects with a Failure. */
export async function paymentById(paymentId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const transaction = await ask(
    (init) => payment.GET('/payment/transaction/{id}', { signal: init.signal, params: { path: { id: paymentId } } }),
    {
      signal,
    },
  );
  return outcomeOf(transaction, transaction.challenge ? (await providerQuery()).origin : '');
}

/** Fetches the result of a key. Asking closes it: after `payment-not-found` no payment begins with it any more. */
export async function paymentByKey(key: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const transaction = await ask((init) => payment.GET('/payment/by-key/{key}', { signal: init.signal, params: { path: { key } } }), {
    signal,
  });
  return outcomeOf(transaction, transaction.challenge ? (await providerQuery()).origin : '');
}
