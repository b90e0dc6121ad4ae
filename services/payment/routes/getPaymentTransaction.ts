import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { transactionOf } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { paymentNotFound } from '../domain/refusals.ts';

/** API-078. Each poll also continues the payment when nobody else does. */
export const getPaymentTransaction =
  ({ payments, saga, clock }: PaymentParts): Handler<operations['getPaymentTransaction']> =>
  async ({ path, identity }) => {
    const found = authorize(policies.getPaymentTransaction, identity, orRefuse(await payments.byId(path.id), paymentNotFound));
    return { status: 200, body: transactionOf((await saga.advance(found.id)) ?? found, clock) };
  };
