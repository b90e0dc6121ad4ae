import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { BankStatus } from '../domain/saga.ts';
import { verify } from '../domain/signature.ts';
import type { PaymentParts } from '../context.ts';
import { paymentNotFound } from '../domain/refusals.ts';

const statuses: Readonly<Record<'payment.authorised' | 'payment.refused' | 'payment.expired' | 'refund.settled', BankStatus>> = {
  'payment.authorised': 'authorised',
  'payment.refused': 'refused',
  'payment.expired': 'refused',
  'refund.settled': 'refunded',
};

/** Receives the bank's webhooks. Forged, old, repeated and late messages change nothing. */
export const receiveBankEvent =
  ({ payments, saga, clock, bankSecret }: PaymentParts): Handler<operations['receiveBankEvent']> =>
  async ({ body, request }) => {
    const signature = request.headers['bank-signature'];
    if (verify(bankSecret, request.rawBody, typeof signature === 'string' ? signature : undefined, clock.now()) !== 'ok') {
      throw new Problem(401, 'signature-invalid', 'Firma no válida.');
    }
    const { paymentId, bankId, authorization, reason } = body.data;
    const payment = await payments.byId(paymentId);
    if (!payment) throw paymentNotFound();
    if (await payments.firstTime(body.id, paymentId, body.type)) {
      await saga.applyStatus(payment, {
        status: statuses[body.type],
        bankId,
        authorization,
        reason: reason ?? undefined,
        challenge: undefined,
        operationAt: new Date(body.created),
      });
      await saga.advance(paymentId);
    }
    return { status: 204 };
  };
