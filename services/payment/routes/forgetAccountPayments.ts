import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';

/** PROFILE-034. The names of a payment go once it has ended. */
export const forgetAccountPayments =
  ({ payments }: PaymentParts): Handler<operations['forgetAccountPayments']> =>
  async ({ path }) => ({ status: 200, body: { open: await payments.forgetCustomer(path.accountId) } });
