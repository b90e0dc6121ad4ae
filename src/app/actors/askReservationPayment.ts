import { fromPromise } from 'xstate';
import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import type { PaymentAsked } from '../../../machines/paymentTruth/index.ts';
import { findPayment, validatePayment } from '../payment/reservation.ts';

/** Asks about a payment of a reservation where `askPayment` asks about that of a cart. */
export const askReservationPayment = fromPromise<PaymentOutcome, PaymentAsked>(({ input: { key, paymentId }, signal }) =>
  paymentId === null ? findPayment(key, signal) : validatePayment(paymentId, signal),
);
