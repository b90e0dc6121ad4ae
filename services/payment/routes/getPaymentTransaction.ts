import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { transactionOf } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { notYours, paymentNotFound, subjectOf } from '../domain/refusals.ts';

/** API-078. Each poll also continues the payment when nobody else does. */
export const getPaymentTransaction =
  ({ payments, saga, clock }: PaymentParts): Handler<operations['getPaymentTransaction']> =>
  async ({ path, identity }) => {
    const found = await payments.byId(path.id);
    if (!found) throw paymentNotFound();
    if (found.account_id !== subjectOf(identity)) throw notYours();
    return { status: 200, body: transactionOf((await saga.advance(found.id)) ?? found, clock) };
  };
