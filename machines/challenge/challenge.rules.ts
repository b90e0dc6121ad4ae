import type { PaymentOutcome } from '../domain/order.ts';
import type { ChallengeOutput } from './challenge.types.ts';

/** The result of an answer about a payment. An answer that is not final is unknown. */
export function resultOf(outcome: PaymentOutcome): ChallengeOutput {
  switch (outcome.status) {
    case 'authorised':
      return { kind: 'authorised', orderId: outcome.orderId };
    case 'refused':
      return { kind: 'refused', reason: outcome.reason, ...(outcome.message !== undefined && { message: outcome.message }) };
    case 'refunded':
      return { kind: 'refunded' };
    case 'challenge':
    case 'pending':
    case 'unknown':
      return { kind: 'unknown' };
    default:
      return outcome satisfies never;
  }
}
