import type { Identity } from '../shared/auth.ts';
import { unauthorized } from '../shared/problem.ts';
import type { PaymentParts } from './context.ts';
import { cartOfReservation, reservationOfPass } from './domain/reservation.ts';
import { notYours, paymentNotFound } from './domain/refusals.ts';
import type { Payment } from './domain/payment.ts';

/** Who asks: an account, or whoever has the link of the reservation that was paid. */
export interface Asking {
  readonly identity: Identity | undefined;
  readonly linkToken: string | undefined;
}

/** The payment of whoever asks. Throws 401, 404 `payment-not-found` and 403 `not-yours`. */
export function ownPayment(
  { secret, clock }: Pick<PaymentParts, 'secret' | 'clock'>,
  found: Payment | undefined,
  { identity, linkToken }: Asking,
): Payment {
  const linked = linkToken === undefined ? undefined : reservationOfPass(secret, linkToken, clock.now());
  if (identity === undefined && linked === undefined) throw unauthorized('unauthorized');
  if (!found) throw paymentNotFound();
  const isLinked = linked !== undefined && found.method === 'reservation' && found.cart_id === cartOfReservation(linked);
  if (!isLinked && found.account_id !== identity?.subject) throw notYours();
  return found;
}
