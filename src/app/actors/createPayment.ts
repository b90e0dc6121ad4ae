import { fromPromise } from 'xstate';
import { isCardComplete } from '../../../machines/domain/card.ts';
import { failureOf, type Failure } from '../../../machines/domain/failure.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { DeviceData, PaymentOutcome } from '../../../machines/domain/order.ts';
import { cardVault } from '../cardVault.ts';
import { forgetProvider, providerQuery } from '../catalogue.ts';
import { deviceId } from '../deviceId.ts';
import type { Problem } from '../failures.ts';
import { attempt, payment } from '../http.ts';
import { neverArrived, paymentByKey, standIn } from '../payments.ts';
import { sealCard } from '../seal.ts';
import { tokens } from '../tokens.ts';
import { outcomeOf, paymentRequestOf } from '../wire/payment.ts';

/** The bank may think for a while; what is not known after that is asked about. */
const PAYMENT_TIMEOUT_MS = 60_000;

type Input = { cartId: string; total: Money; email: string | null; key: string; shopperIp: string; device: DeviceData | null };

/** A refusal that tells of a payment tells what became of it; every other one stays a failure. */
export function outcomeOfProblem(problem: Problem | null): PaymentOutcome | null {
  if (!problem) return null;
  const { code, paymentId, orderId } = problem;
  const id = typeof paymentId === 'string' ? paymentId : '';
  const folio = typeof problem['folio'] === 'string' ? { folio: problem['folio'] } : {};
  if (code === 'cart-sold' && typeof orderId === 'string') return { ...folio, status: 'authorised', paymentId: id, orderId };
  if (id === '') return null;
  if (code === 'payment-in-progress' || code === 'payment-unknown') return { ...folio, status: 'pending', paymentId: id };
  return code === 'payment-refunded' ? { ...folio, status: 'refunded', paymentId: id } : null;
}

/** After a reload there is no card: the key is asked what became of it. */
async function withoutCard(key: string, signal: AbortSignal): Promise<PaymentOutcome> {
  try {
    return await paymentByKey(key, signal);
  } catch (error) {
    const failure = failureOf(error);
    const missing: Failure = { code: 'card-missing', retryable: false };
    throw neverArrived(failure) ? missing : failure;
  }
}

export const createPayment = fromPromise<PaymentOutcome, Input>(async ({ input, signal }) => {
  const { cartId, total, key, shopperIp, device } = input;
  if (!isCardComplete(cardVault.facts())) return withoutCard(key, signal);
  const provider = await providerQuery();
  const card = await sealCard(cardVault.values(), provider);
  const email = input.email ?? tokens.read()?.user.email ?? '';
  const body = paymentRequestOf({ cartId, total, email, shopperIp, device, deviceId: deviceId(), card });

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
  const outcome = outcomeOfProblem(answer.problem);
  if (outcome?.status === 'pending') standIn(key, outcome.paymentId);
  if (outcome) return outcome;
  // The bank may have a new key since this page asked for it.
  if (answer.problem?.code === 'card-data-unreadable') forgetProvider();
  if (answer.problem?.code === 'idempotency-key-reused') return paymentByKey(key, signal);
  throw answer.failure;
});
