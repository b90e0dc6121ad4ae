import type { Failure } from '../../../machines/domain/failure.ts';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { isPaid, type Receipt, type Reservation } from '../../../machines/domain/reservation.ts';
import { ask, payment } from '../http/http.ts';
import { serverNow } from '../ground/serverClock.ts';
import { providerQuery } from '../queries/provider.ts';
import { outcomeOfValidation, receiptOf, reservationOf } from '../wire/reservation.ts';
import { reservationPass } from './reservationPass.ts';

async function validated(paymentId: string, signal: AbortSignal, retries = 0) {
  const { token } = await reservationPass(signal);
  const { data } = await ask(
    (init) =>
      payment.GET('/payment-reservation/{paymentId}', {
        signal: init.signal,
        params: { path: { paymentId }, query: { linkToken: token } },
      }),
    { signal, retries },
  );
  return data.data;
}

/** Fetches the result of a payment of the reservation (API-081). Rejects with a Failure. */
export async function validatePayment(paymentId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const validation = await validated(paymentId, signal);
  return outcomeOfValidation(paymentId, validation, validation.challenge ? (await providerQuery()).origin : '');
}

/** Fetches the confirmation of a payment. Rejects with `payment-not-found` before a ticket has its key. */
export async function readReceipt(paymentId: string, signal: AbortSignal): Promise<Receipt> {
  const receipt = receiptOf(await validated(paymentId, signal, 2));
  if (receipt) return receipt;
  throw { code: 'payment-not-found', retryable: false } satisfies Failure;
}

async function heldReservation(signal: AbortSignal) {
  const { token } = await reservationPass(signal);
  return ask((init) => payment.POST('/reservation', { signal: init.signal, body: { token } }), { retries: 1, signal });
}

/** Fetches the reservation with the result of its open payment (API-076, API-083). Rejects with a Failure. */
export async function readReservation(signal: AbortSignal): Promise<Reservation> {
  const held = await heldReservation(signal);
  const found = reservationOf(held, null, serverNow());
  if (!found) throw { code: 'not-found', retryable: false } satisfies Failure;
  if (isPaid(found) || held.payment === null) return found;
  return { ...found, payment: await validatePayment(held.payment.id, signal) };
}

/** Fetches the result of a key. Asking closes it, so `payment-not-found` proves that nothing is charged by it. Rejects with a Failure. */
export async function findPayment(key: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const { token } = await reservationPass(signal);
  const { id } = await ask(
    (init) => payment.GET('/payment/by-key/{key}', { signal: init.signal, params: { path: { key }, query: { linkToken: token } } }),
    { signal },
  );
  return validatePayment(id, signal);
}
