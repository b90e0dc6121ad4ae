import type { Failure } from '../../machines/domain/failure.ts';
import type { PaymentOutcome } from '../../machines/domain/order.ts';
import { providerQuery } from './catalogue.ts';
import { ask, payment } from './http.ts';
import { outcomeOf } from './wire/payment.ts';

/** Keys that were refused because an earlier payment of the cart is still open: what is asked about them is asked about that one. */
const standIns = new Map<string, string>();

export function standIn(key: string, paymentId: string): void {
  standIns.set(key, paymentId);
}

/** What became of a payment (API-078). Rejects with a Failure. */
export async function paymentById(paymentId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const told = await ask((init) => payment.GET('/payment/transaction/{id}', { signal: init.signal, params: { path: { id: paymentId } } }), {
    signal,
  });
  return outcomeOf(told, told.challenge ? (await providerQuery()).origin : '');
}

/** What became of a key. Rejects `payment-not-found` when no payment was begun with it. */
export async function paymentByKey(key: string, signal: AbortSignal): Promise<PaymentOutcome> {
  const earlier = standIns.get(key);
  if (earlier) return paymentById(earlier, signal);
  const told = await ask((init) => payment.GET('/payment/by-key/{key}', { signal: init.signal, params: { path: { key } } }), { signal });
  return outcomeOf(told, told.challenge ? (await providerQuery()).origin : '');
}

/** True when the service says that it knows no payment of the key. */
export function neverArrived(failure: Failure): boolean {
  return failure.code === 'payment-not-found';
}
