import type { OpenPayment } from '../domain/payment.ts';

export type PaymentTruthInput = OpenPayment;
export type PaymentAsked = Pick<OpenPayment, 'key' | 'paymentId' | 'folio'>;
export type PaymentTruthContext = OpenPayment & { orderId: string | null };

export type PaymentTruthEvent =
  | { type: 'decline.accepted' }
  | { type: 'alert.closed' }
  | { type: 'search.chosen' }
  | { type: 'signIn.chosen' }
  /** A user signed in, here or in another tab. */
  | { type: 'session.opened' };

export type PaymentTruthOutput = { kind: 'paid'; orderId: string } | { kind: 'notCharged' } | { kind: 'refunded' };

/** The shown state of the charge. */
export type ChargeTruth =
  | 'asking'
  /** There is no network, or no answer. */
  | 'unreached'
  /** The payment belongs to another account than the signed-in one. */
  | 'signedOut'
  /** No payment has the folio of the address. */
  | 'notFound'
  | 'charged'
  | 'notCharged'
  | 'refunded';

export type PaymentTruthView = { screen: ChargeTruth; folio: string | null; orderId: string | null };
