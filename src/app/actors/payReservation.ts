import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { untilLoaded } from '../../ui/untilLoaded.ts';
import type { PayInput } from '../payment/pay.ts';

/** Charges a reservation where `createPayment` charges a cart. */
export const payReservation = fromPromise<PaymentOutcome, PayInput>(async ({ input, signal }) => {
  const { payReservation: charge } = await untilLoaded(() => import('../payment/payReservation.ts'));
  return charge(input, signal);
});
