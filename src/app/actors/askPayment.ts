import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { paymentById, paymentByKey } from '../payment/paymentStatus.ts';

export const askPayment = fromPromise<PaymentOutcome, { key: string; paymentId: string | null }>(({ input: { key, paymentId }, signal }) =>
  paymentId === null ? paymentByKey(key, signal) : paymentById(paymentId, signal),
);
