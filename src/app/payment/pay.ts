import { isCardComplete } from '../../../machines/domain/card.ts';
import type { Failure } from '../../../machines/domain/failure.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { PaymentOutcome, Discount } from '../../../machines/domain/order.ts';
import { hasCode } from '../../../machines/domain/payment.ts';
import { cardVault } from './cardVault.ts';
import { forgetProvider, providerQuery } from '../queries/provider.ts';
import { deviceId } from '../session/deviceId.ts';
import type { Problem } from '../http/failures.ts';
import { attempt, payment } from '../http/http.ts';
import { paymentByKey } from './paymentStatus.ts';
import { sealCard, sealKeptCard } from './sealCard.ts';
import { tokens } from '../session/tokens.ts';
import { outcomeOf } from '../wire/payment.ts';
import { paymentRequestOf } from '../wire/payRequest.ts';

/** Time-out for the bank; a later result is polled. */
export const PAYMENT_TIMEOUT_MS = 60_000;

export type PayInput = { cartId: string; total: Money; discount: Discount | null; email: string | null; key: string; shopperIp: string };

/**
 * Converts a refusal that names a payment of this cart to its outcome; every other one stays a failure. An earlier payment of another cart
 * is not part of this purchase and is not polled here.
 */
export function outcomeOfProblem(problem: Problem | null, cart: string): PaymentOutcome | null {
  if (!problem) return null;
  const { code, paymentId, orderId, cartId } = problem;
  const id = typeof paymentId === 'string' ? paymentId : '';
  const folio = typeof problem['folio'] === 'string' ? { folio: problem['folio'] } : {};
  if (code === 'cart-sold' && typeof orderId === 'string') return { ...folio, status: 'authorised', paymentId: id, orderId };
  if (id === '') return null;
  if (code === 'payment-in-progress' && cartId === cart) return { ...folio, status: 'pending', paymentId: id };
  if (code === 'payment-unknown' && cartId === cart) return { ...folio, status: 'unknown', paymentId: id };
  return code === 'payment-refunded' ? { ...folio, status: 'refunded', paymentId: id } : null;
}

/**
 * After a reload there is no card, so the result of the key is fetched. Only a key that the service closed unused proves that the bank is
 * not asked.
 */
async function withoutCard(key: string, signal: AbortSignal): Promise<PaymentOutcome> {
  try {
    return await paymentByKey(key, signal);
  } catch (error) {
    const isUnused = hasCode(error, 'payment-not-found');
    throw (isUnused ? { code: 'card-missing', retryable: false } : { code: 'unavailable', retryable: true }) satisfies Failure;
  }
}

/** Encrypts the typed card and charges the cart. This file loads when the traveller pays. */
export async function pay(input: PayInput, signal: AbortSignal): Promise<PaymentOutcome> {
  const { cartId, total, discount, key, shopperIp } = input;
  if (!isCardComplete(cardVault.facts())) return withoutCard(key, signal);
  const provider = await providerQuery();
  const saved = cardVault.saved();
  const card = await (saved === null ? sealCard : sealKeptCard)(cardVault.values(), provider);
  const email = input.email ?? tokens.read()?.user.email ?? '';
  const body = paymentRequestOf({
    cartId,
    total,
    discount,
    email,
    shopperIp,
    device: cardVault.device(),
    deviceId: deviceId(),
    card,
    saved,
    saveCard: cardVault.savesCard(),
  });

  const answer = await attempt(
    (init) => payment.POST('/payment', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    {
      key,
      signal,
      timeout: PAYMENT_TIMEOUT_MS,
    },
  );
  if (answer.ok) {
    const { responsePayment } = answer.data;
    if (!responsePayment.id) throw { code: 'payment-id-missing', retryable: false } satisfies Failure;
    return outcomeOf(responsePayment, provider.origin);
  }
  const outcome = outcomeOfProblem(answer.problem, cartId);
  if (outcome) return outcome;
  // The bank may have a new key since this page fetched it.
  if (answer.problem?.code === 'card-data-unreadable') forgetProvider();
  if (answer.problem?.code === 'idempotency-key-reused') return paymentByKey(key, signal);
  throw answer.failure;
}
