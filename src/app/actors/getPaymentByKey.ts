import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { paymentByKey } from '../payments.ts';

export const getPaymentByKey = fromPromise<PaymentOutcome, { key: string }>(({ input, signal }) => paymentByKey(input.key, signal));
