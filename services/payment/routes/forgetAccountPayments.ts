import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';

/** PROFILE-034. Unpaid reservations end, as their traveller would end them. The names of a payment go once it has ended. */
export const forgetAccountPayments =
  ({ payments, saga }: PaymentParts): Handler<operations['forgetAccountPayments']> =>
  async ({ path }) => {
    for (const id of await payments.reservedOf(path.accountId)) await saga.cancelReservation(id);
    return { status: 200, body: { open: await payments.forgetCustomer(path.accountId) } };
  };
