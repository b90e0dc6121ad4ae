import { CARD_MIN_DIGITS, isCardComplete, type CardFacts } from '../domain/card.ts';
import { answerLost, asksWho, failureOf, type Failure, type FailureCode } from '../domain/failure.ts';
import { BANK_LIMIT_SECONDS } from '../domain/hold.ts';
import { plusSeconds, type Instant } from '../domain/instant.ts';
import type { Cart, DeviceData, PaymentOutcome } from '../domain/order.ts';
import type { ChallengeOutput, RefusalReason } from '../challenge/challenge.types.ts';
import type { CheckoutAlert, CheckoutContext } from './checkout.types.ts';

/** 15 digits of a number that the device was not asked about yet (PAY-006). */
export function wantsDevice(card: CardFacts, askedFor: number): boolean {
  return card.digits >= CARD_MIN_DIGITS && card.revision !== askedFor;
}

/** A change of tickets that costs nothing more (FREE-009). */
export function isFree({ isChange, total }: Pick<Cart, 'isChange' | 'total'>): boolean {
  return isChange && total === 0;
}

/** The pay button waits for a complete form (PAY-025). */
export function canPay({ card, cart }: CheckoutContext): boolean {
  return cart !== null && !isFree(cart) && isCardComplete(card);
}

/** What is known of the device, if it was asked with the number that is being charged. */
export function deviceOf({ device, deviceFor, card }: CheckoutContext): DeviceData | null {
  return deviceFor === card.revision ? device : null;
}

/** The bank has 900 s from now on. */
export function bankLimit(now: Instant): Instant {
  return plusSeconds(now, BANK_LIMIT_SECONDS);
}

/** What an outcome leaves in the context, whatever it is. */
export function withOutcome(outcome: PaymentOutcome): Partial<CheckoutContext> {
  return {
    paymentId: outcome.paymentId,
    ...(outcome.folio === undefined ? {} : { folio: outcome.folio }),
    challenge: outcome.status === 'challenge' ? outcome.challenge : null,
    ...(outcome.status === 'authorised' ? { orderId: outcome.orderId } : {}),
    ...(outcome.status === 'refused' ? { failure: refusal(outcome.reason) } : {}),
  };
}

/** The same for the end of a challenge. */
export function withResult(result: ChallengeOutput): Partial<CheckoutContext> {
  switch (result.kind) {
    case 'authorised':
      return { orderId: result.orderId, challenge: null };
    case 'refused':
      return { failure: refusal(result.reason), challenge: null };
    case 'refunded':
    case 'unknown':
      return { challenge: null };
    default:
      return result satisfies never;
  }
}

function refusal(reason: RefusalReason): Failure {
  return { code: reason, retryable: false };
}

/** A lost answer is asked about; nothing charges again meanwhile. */
export function isLost(error: unknown): boolean {
  const failure = failureOf(error);
  return answerLost(failure) || failure.code === 'bank-unreachable' || failure.code === 'payment-unknown';
}

/** A payment is told to who paid alone. */
export function isWithheld(error: unknown): boolean {
  const failure = failureOf(error);
  return asksWho(failure) || failure.code === 'not-found';
}

/** The order that a cart became; the id of the cart finds it too. */
export function orderOf(error: unknown, cartId: string): string {
  return failureOf(error).orderId ?? cartId;
}

/** What is told in an alert of its own; everything else is told as a payment that was not made. */
export function isAlert(error: unknown): boolean {
  return alertOf(failureOf(error)).kind !== 'declined';
}

export function hasCode(error: unknown, code: FailureCode): boolean {
  return failureOf(error).code === code;
}

export function alertOf(failure: Failure): CheckoutAlert {
  if (failure.code === 'shopper-ip-missing') return { kind: 'noShopperIp' };
  if (failure.code === 'card-missing') return { kind: 'cardMissing' };
  if (failure.code === 'payment-id-missing') return { kind: 'paymentIdMissing' };
  return { kind: 'declined', failure };
}
