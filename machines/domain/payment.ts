import { answerLost, failureOf, type Failure, type FailureCode } from './failure.ts';

/**
 * A payment with an unknown result. `paymentId` is null until the service has named it; until then the key of its request identifies it.
 */
export type OpenPayment = { key: string; paymentId: string | null; folio: string | null; isRefunded: boolean };

/** The output of every chart of a payment method. */
export type PaymentEnd =
  | { kind: 'paid'; orderId: string }
  /** The service reports that the hold of the cart is over. */
  | { kind: 'late' }
  /** The result is polled, and no new charge begins meanwhile. */
  | { kind: 'unknown'; payment: OpenPayment };

/** While the service is asked, the traveller cannot leave the cart, and its hold does not end the purchase. */
export type PaymentTag = 'asked';

/** Milliseconds between two questions about a payment that the bank still decides. */
export const RETRY_MS = 5_000;

/** True when the request may have arrived although its answer did not. */
export function isLost(error: unknown): boolean {
  const failure = failureOf(error);
  return answerLost(failure) || failure.code === 'bank-unreachable';
}

/** The order made from a cart; the id of the cart finds it too. */
export function orderOf(error: unknown, cartId: string): string {
  return failureOf(error).orderId ?? cartId;
}

export function hasCode(error: unknown, code: FailureCode): boolean {
  return failureOf(error).code === code;
}

/** True when the bank answered that it charges nothing. Any other failure leaves open what an earlier request did. */
export function isUncharged({ code }: Failure): boolean {
  return code === 'card-refused' || code === 'insufficient-funds';
}
