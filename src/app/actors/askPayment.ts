import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import type { PaymentAsked } from '../../../machines/paymentTruth/index.ts';
import { paymentById, paymentByKey } from '../payment/paymentStatus.ts';

export const askPayment = fromPromise<PaymentOutcome, PaymentAsked>(({ input: { key, paymentId }, signal }) =>
  paymentId === null ? paymentByKey(key, signal) : paymentById(paymentId, signal),
);
