import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import type { PayInput } from '../payment/pay.ts';

export const createPayment = fromPromise<PaymentOutcome, PayInput>(async ({ input, signal }) => {
  const { pay } = await untilLoaded(() => import('../payment/pay.ts'));
  return pay(input, signal);
});
