import type { PaymentOutcome } from '../../../machines/domain/order.ts';
import type { PaymentLog } from '../../../machines/domain/paymentLog.ts';
import type { components } from '../../../openapi/types/payment.ts';
import { outcomeOf } from './payment.ts';

type Wire = components['schemas'];

export function paymentLogOf({ payment, log, isReservation, seatsKeptUntil, email, noticeAsked }: Wire['PaymentLog']): PaymentLog {
  const { folio, cartId, orderId, amount, authorization, creation_date: sentAt, retryAllowed: mayPayAgain } = payment;
  return {
    folio,
    cartId,
    orderId,
    isReservation,
    amount,
    authorization,
    sentAt,
    entries: log,
    seatsKeptUntil,
    mayPayAgain,
    email,
    noticeAsked,
  };
}

/** The result that a log tells. A reservation has no order, so its payment stands for one. */
export function outcomeOfLog({ payment, isReservation }: Wire['PaymentLog']): PaymentOutcome {
  const orderId = isReservation && payment.status === 'AUTHORISED' ? payment.id : payment.orderId;
  return outcomeOf({ ...payment, orderId, challenge: null }, '');
}
