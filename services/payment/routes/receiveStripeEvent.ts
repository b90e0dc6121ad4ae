import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { paymentNotFound } from '../domain/refusals.ts';
import { applyMessage } from '../saga/applyMessage.ts';

/** Receives the webhooks of Stripe, where it is the bank. Forged, old, repeated and late messages change nothing. */
export const receiveStripeEvent =
  (parts: PaymentParts): Handler<operations['receiveStripeEvent']> =>
  async ({ request }) => {
    if (parts.config.stripe === undefined) throw paymentNotFound();
    await applyMessage(parts, request);
    return { status: 204 };
  };
