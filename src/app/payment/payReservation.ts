import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { attempt, payment } from '../http/http.ts';
import type { Problem } from '../http/failures.ts';
import { forgetProvider, providerQuery } from '../queries/provider.ts';
import { deviceId } from '../session/deviceId.ts';
import { outcomeOfCharge, reservationPaymentOf } from '../wire/reservation.ts';
import { cardVault } from './cardVault.ts';
import { sealCard, sealKeptCard } from './sealCard.ts';
import { outcomeOfProblem, PAYMENT_TIMEOUT_MS, type PayInput } from './pay.ts';
import { findPayment } from './reservation.ts';
import { reservationPass } from './reservationPass.ts';

/** A refusal that names the payment that paid the reservation is its result; every other one as for a cart. */
function outcomeOfRefusal(problem: Problem | null, cartId: string): PaymentOutcome | null {
  const paymentId = problem?.paymentId;
  if (problem?.code === 'reservation-paid' && typeof paymentId === 'string') {
    return { status: 'authorised', paymentId, orderId: paymentId };
  }
  return outcomeOfProblem(problem, cartId);
}

/** Encrypts the card in memory and charges the reservation of the link (API-075, API-080). This file loads when the traveller pays. */
export async function payReservation(input: PayInput, signal: AbortSignal): Promise<PaymentOutcome> {
  const { cartId, total, email, key, shopperIp } = input;
  const [provider, { token: pass, operation, by }] = await Promise.all([providerQuery(), reservationPass(signal)]);
  const saved = cardVault.saved();
  const card = await (saved === null ? sealCard : sealKeptCard)(cardVault.values(), provider);
  const body = reservationPaymentOf({
    pass,
    operation,
    channel: by === 'token' ? 'email' : 'web-reservation',
    total,
    email: email ?? '',
    shopperIp,
    device: cardVault.device(),
    deviceId: deviceId(),
    card,
    saved,
    saveCard: cardVault.savesCard(),
  });
  const answer = await attempt(
    (init) => payment.POST('/payment-reservation', { signal: init.signal, params: { header: { 'idempotency-key': init.key } }, body }),
    { key, signal, timeout: PAYMENT_TIMEOUT_MS },
  );
  if (answer.ok) return outcomeOfCharge(answer.data.data.data, provider.origin);
  const outcome = outcomeOfRefusal(answer.problem, cartId);
  if (outcome) return outcome;
  // The bank may have a new key since this page fetched it.
  if (answer.problem?.code === 'card-data-unreadable') forgetProvider();
  if (answer.problem?.code === 'idempotency-key-reused') return findPayment(key, signal);
  throw answer.failure;
}
