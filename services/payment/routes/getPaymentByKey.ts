import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { transactionOf } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { notYours, paymentNotFound, subjectOf } from '../domain/refusals.ts';

/** The result of a request whose answer was lost. */
export const getPaymentByKey =
  ({ payments, saga, clock }: PaymentParts): Handler<operations['getPaymentByKey']> =>
  async ({ path, identity }) => {
    const found = await payments.byKey(path.key);
    if (!found) throw paymentNotFound();
    if (found.account_id !== subjectOf(identity)) throw notYours();
    return { status: 200, body: transactionOf((await saga.advance(found.id)) ?? found, clock) };
  };
