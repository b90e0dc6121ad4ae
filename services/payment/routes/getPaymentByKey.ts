import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { transactionOf } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { paymentNotFound } from '../domain/refusals.ts';

/** The result of a request whose answer was lost. */
export const getPaymentByKey =
  ({ payments, saga, clock }: PaymentParts): Handler<operations['getPaymentByKey']> =>
  async ({ path, identity }) => {
    const found = authorize(policies.getPaymentByKey, identity, orRefuse(await payments.byKey(path.key), paymentNotFound));
    return { status: 200, body: transactionOf((await saga.advance(found.id)) ?? found, clock) };
  };
