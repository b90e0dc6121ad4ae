import type { operations } from '../../../openapi/types/payment.ts';
import type { Identity } from '../../shared/auth.ts';
import type { Clock } from '../../shared/clock.ts';
import { anyone, notYours, ownersOf, type OwnerPolicy, type Policy, services, travellers } from '../../shared/policy.ts';
import { unauthorized } from '../../shared/problem.ts';
import type { Payment } from '../domain/payment.ts';
import { paymentNotFound } from '../domain/refusals.ts';
import { accountOfLink, cartOfReservation, reservationOfPass } from '../domain/reservation.ts';

/** Whoever asks for a payment: an account, or the bearer of the link of a reservation. */
interface Payer {
  readonly identity: Identity | undefined;
  /** The reservation of the link. */
  readonly reservationId: string | undefined;
}

type Paid = Pick<Payment, 'account_id' | 'method' | 'cart_id'>;

const paid = (caller: Pick<Identity, 'subject'>, payment: Pick<Payment, 'account_id'>): boolean => caller.subject === payment.account_id;
const paidByLink = (reservationId: string, { method, cart_id: cartId }: Paid): boolean =>
  method === 'reservation' && cartId === cartOfReservation(reservationId);

export const payers = ownersOf(paid);
const payersAndLinks = ownersOf<Paid, Payer>(
  ({ identity, reservationId }, payment) =>
    (reservationId !== undefined && paidByLink(reservationId, payment)) || (identity !== undefined && paid(identity, payment)),
);

/** A payment is seen by the account that made it, and one of an older reservation by the link of that reservation too. */
export const paymentPolicies = {
  getPaymentProviders: anyone,
  getPaymentMethods: travellers,
  getPaymentTransaction: payers,
  getPaymentByKey: payersAndLinks,
  getPaymentLog: payersAndLinks,
  askPaymentNotice: payersAndLinks,
  validateReservationPayment: payersAndLinks,
  receiveBankEvent: { audience: 'bank' },
  receiveStripeEvent: { audience: 'bank' },
  receiveCashEvent: { audience: 'bank' },
  forgetAccountPayments: services,
} satisfies { readonly [Id in keyof operations]?: Policy };

/** Whoever asks, with the reservation of the pass in the request. */
export const payerOf = (
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  identity: Identity | undefined,
  linkToken: string | undefined,
): Payer => ({ identity, reservationId: linkToken === undefined ? undefined : reservationOfPass(secret, linkToken, clock.now()) });

/** The accounts under which whoever asks begins payments. Throws 401 without one. */
export function accountsOf({ identity, reservationId }: Payer): readonly string[] {
  const accounts = [
    ...(identity === undefined ? [] : [identity.subject]),
    ...(reservationId === undefined ? [] : [accountOfLink(reservationId)]),
  ];
  if (accounts.length === 0) throw unauthorized('unauthorized');
  return accounts;
}

/** The payment of whoever asks. Throws 401, 404 `payment-not-found` and 403 `not-yours`. */
export function authorizePayer(policy: OwnerPolicy<Paid, Payer>, payer: Payer, found: Payment | undefined): Payment {
  if (payer.identity === undefined && payer.reservationId === undefined) throw unauthorized('unauthorized');
  if (!found) throw paymentNotFound();
  if (!policy.owns(payer, found)) throw notYours();
  return found;
}
