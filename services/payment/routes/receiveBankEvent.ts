import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { applyMessage } from '../saga/applyMessage.ts';

/** Receives the bank's webhooks. Forged, old, repeated and late messages change nothing. */
export const receiveBankEvent =
  (parts: PaymentParts): Handler<operations['receiveBankEvent']> =>
  async ({ request }) => {
    await applyMessage(parts, request);
    return { status: 204 };
  };
