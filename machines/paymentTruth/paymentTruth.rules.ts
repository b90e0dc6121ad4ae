import { asksWho, failureOf } from '../domain/failure.ts';
import type { PaymentOutcome } from '../domain/order.ts';
import { hasCode } from '../domain/payment.ts';
import type { PaymentTruthContext } from './paymentTruth.types.ts';

/** The facts that an answer adds. */
export function withOutcome(outcome: PaymentOutcome): Partial<PaymentTruthContext> {
  return {
    paymentId: outcome.paymentId,
    ...(outcome.folio === undefined ? {} : { folio: outcome.folio }),
    ...(outcome.status === 'authorised' ? { orderId: outcome.orderId } : {}),
  };
}

/** The service closed an own key unused, so nothing is charged by it, however late its request arrives. A payment with an id or a folio existed. */
export function neverArrived({ paymentId, folio }: PaymentTruthContext, error: unknown): boolean {
  return paymentId === null && folio === null && hasCode(error, 'payment-not-found');
}

/** True for a folio that no payment has. */
export function isNobodys({ paymentId, folio }: PaymentTruthContext, error: unknown): boolean {
  return paymentId === null && folio !== null && hasCode(error, 'payment-not-found');
}

/** True when only the payer may read the payment. */
export function isWithheld(error: unknown): boolean {
  return asksWho(failureOf(error)) || hasCode(error, 'not-found');
}
