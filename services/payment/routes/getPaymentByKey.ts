import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { transactionOf } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { accountsOf, authorizePayer, payerOf } from '../policies/payment.ts';

/**
 * The result of a request whose answer was lost. Asking closes the key first, so a request that arrives later begins no payment with it and
 * the answer stays true.
 */
export const getPaymentByKey =
  (parts: PaymentParts): Handler<operations['getPaymentByKey']> =>
  async ({ path: { key }, query, identity }) => {
    const { payments, closedKeys, saga, clock } = parts;
    const payer = payerOf(parts, identity, query.linkToken);
    await closedKeys.close(key, accountsOf(payer));
    const found = authorizePayer(policies.getPaymentByKey, payer, await payments.byKey(key));
    return { status: 200, body: transactionOf((await saga.advance(found.id)) ?? found, clock) };
  };
