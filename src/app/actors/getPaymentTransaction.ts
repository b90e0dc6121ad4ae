import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { paymentById } from '../payment/paymentStatus.ts';

export const getPaymentTransaction = fromPromise<PaymentOutcome, { paymentId: string }>(({ input, signal }) =>
  paymentById(input.paymentId, signal),
);
