import type { FastifyRequest } from 'fastify';
import type { PaymentParts } from '../context.ts';
import { paymentNotFound, signatureInvalid } from '../domain/refusals.ts';

type Parts = Pick<PaymentParts, 'bank' | 'payments' | 'saga' | 'clock'>;

/**
 * Applies a message of the bank to its payment, once. Throws 401 `signature-invalid`, and 404 for a payment that this shop does not have,
 * or has under another id of the bank.
 */
export async function applyMessage(
  { bank, payments, saga, clock }: Parts,
  { headers, rawBody }: Pick<FastifyRequest, 'headers' | 'rawBody'>,
): Promise<void> {
  const message = bank.read({ headers, rawBody, now: clock.now() });
  if (message === 'other') return;
  if (typeof message === 'string') throw signatureInvalid();
  const { id, type, paymentId, word } = message;
  const payment = await payments.byId(paymentId);
  if (!payment || (payment.bank_id !== null && payment.bank_id !== word.bankId)) throw paymentNotFound();
  if (!(await payments.firstTime(id, paymentId, type))) return;
  await saga.applyStatus(payment, word);
  await saga.advance(paymentId);
}
