import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import { validatePayment } from '../payment/reservation.ts';

/** Polls the payment of a reservation where `getPaymentTransaction` polls that of a cart. */
export const validateReservationPayment = fromPromise<PaymentOutcome, { paymentId: string }>(({ input, signal }) =>
  validatePayment(input.paymentId, signal),
);
