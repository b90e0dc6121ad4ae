import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import type { PaymentAsked } from '../../../machines/paymentTruth/index.ts';
import { paymentLogQuery } from '../queries/paymentLog.ts';
import { queries } from '../queries/queryClient.ts';

/** Asks about a payment by its folio where `askPayment` asks by its key. The page shows the log of the same answer. */
export const askPaymentLog = fromPromise<PaymentOutcome, PaymentAsked>(async ({ input: { folio } }) => {
  const { outcome } = await queries.fetchQuery(paymentLogQuery(folio ?? '', async () => null));
  return outcome;
});
