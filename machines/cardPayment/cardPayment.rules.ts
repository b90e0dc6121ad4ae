import type { ChallengeInput, ChallengeOutput } from '../challenge/challenge.types.ts';
import { CARD_MIN_DIGITS, EMPTY_CARD, isCardComplete, type CardFacts } from '../domain/card.ts';
import { failureOf, type Failure } from '../domain/failure.ts';
import { BANK_LIMIT_SECONDS } from '../domain/hold.ts';
import { plusSeconds, type Instant } from '../domain/instant.ts';
import type { PaymentOutcome, RefusalReason } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { Attempt, CardAlert, CardPaymentContext } from './cardPayment.types.ts';

/** The typed card. Revisions restart on another page, which has requested no device data yet. */
export function withCard({ card, deviceFor }: CardPaymentContext, typed: CardFacts): Partial<CardPaymentContext> {
  return { card: typed, deviceFor: typed.revision < card.revision ? EMPTY_CARD.revision : deviceFor };
}

/** True for 15 digits whose device data was not requested yet (PAY-006). */
export function wantsDevice({ card, deviceFor }: CardPaymentContext): boolean {
  return card.digits >= CARD_MIN_DIGITS && card.revision !== deviceFor;
}

/** The pay button is enabled for a complete form (PAY-025). */
export function canPay({ card }: CardPaymentContext): boolean {
  return isCardComplete(card);
}

/** The challenge of an attempt, which the bank may answer for 900 s (PAY-013). */
export function challengeOf(context: CardPaymentContext): ChallengeInput {
  const { paymentId, challenge } = context;
  const until = challenge?.expiresAt ?? bankLimit(attemptOf(context).at);
  return { paymentId: paymentId ?? '', challenge, until };
}

function attemptOf({ attempt }: CardPaymentContext): Attempt {
  if (!attempt) throw new Error('a payment needs an attempt');
  return attempt;
}

/** Until when the bank may answer what it was asked at an instant. */
export function bankLimit(at: Instant): Instant {
  return plusSeconds(at, BANK_LIMIT_SECONDS);
}

/** The context after any outcome. */
export function withOutcome(outcome: PaymentOutcome): Partial<CardPaymentContext> {
  return {
    paymentId: outcome.paymentId,
    ...(outcome.folio === undefined ? {} : { folio: outcome.folio }),
    challenge: outcome.status === 'challenge' ? outcome.challenge : null,
    ...(outcome.status === 'authorised' ? { orderId: outcome.orderId } : {}),
    ...(outcome.status === 'refused' ? { failure: refusalOf(outcome) } : {}),
  };
}

/** The context after the end of a challenge. */
export function withResult(result: ChallengeOutput): Partial<CardPaymentContext> {
  switch (result.kind) {
    case 'authorised':
      return { orderId: result.orderId, challenge: null };
    case 'refused':
      return { failure: refusalOf(result), challenge: null };
    case 'refunded':
    case 'unknown':
      return { challenge: null };
    default:
      return result satisfies never;
  }
}

/** A refusal as the failure of an alert. */
export function refusalOf({ reason, message }: { reason: RefusalReason; message?: string }): Failure {
  return { code: reason, retryable: false, ...(message !== undefined && { message }) };
}

/** The payment whose result must be asked. */
export function openPaymentOf(context: CardPaymentContext, isRefunded: boolean): OpenPayment {
  const { paymentId, folio } = context;
  return { key: attemptOf(context).key, paymentId, folio, isRefunded };
}

/** True for failures with an alert of their own. All others show that the payment failed. */
export function isAlert(error: unknown): boolean {
  return alertOf(failureOf(error)).kind !== 'declined';
}

export function alertOf(failure: Failure): CardAlert {
  if (failure.code === 'shopper-ip-missing') return { kind: 'noShopperIp' };
  if (failure.code === 'card-missing') return { kind: 'cardMissing' };
  if (failure.code === 'payment-id-missing') return { kind: 'paymentIdMissing' };
  if (failure.code === 'payment-unknown') return { kind: 'earlierUnknown' };
  return { kind: 'declined', failure };
}
