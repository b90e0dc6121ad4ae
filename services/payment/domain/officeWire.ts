import type { components } from '../../../openapi/types/payment.ts';
import { actsOn, groupOf, hasEnded, isLate, marksFrom } from './openPayment.ts';
import type { Payment } from './payment.ts';
import type { Refund } from './refund.ts';
import type { FoundTicket } from './trip.ts';

type Schemas = components['schemas'];

/** What every answer of the back office says of a payment. */
const shortOf = ({ folio, order_id: orderId, state, method, amount, currency, created_at: createdAt }: Payment) => ({
  folio,
  orderId,
  state,
  method,
  amount,
  currency,
  createdAt: createdAt.toISOString(),
});

/** A payment that has not ended, without its last act. */
export function openPaymentOf(payment: Payment, now: Date): Omit<Schemas['OpenPayment'], 'lastAct'> {
  const { orderId: _orderId, ...short } = shortOf(payment);
  return {
    id: payment.id,
    ...short,
    reference: payment.reference,
    group: groupOf(payment),
    deadlineAt: payment.deadline_at.toISOString(),
    isLate: isLate(payment, now),
    acts: [...actsOn(payment, now)],
    marksFrom: marksFrom(payment).toISOString(),
  };
}

/** A payment with what names it at the bank. */
export function officePaymentOf(payment: Payment, now: Date): Schemas['OfficePayment']['payment'] {
  const { discount, bank_id: bankId } = payment;
  return {
    id: payment.id,
    ...shortOf(payment),
    reference: payment.reference,
    group: hasEnded(payment) ? null : groupOf(payment),
    points: payment.points,
    deadlineAt: payment.deadline_at.toISOString(),
    acts: [...actsOn(payment, now)],
    marksFrom: marksFrom(payment).toISOString(),
    discount: discount && { kind: discount.kind, couponId: discount.couponId, coupon: discount.coupon, amount: discount.amount },
    bank: bankId === null ? null : { id: bankId, authorizationCode: payment.authorization_code },
  };
}

/** A refund, with the name of who asked for it. */
export const officeRefundOf = (refund: Refund): Schemas['OfficeRefund'] => ({
  id: refund.id,
  ticketId: refund.ticket_id,
  way: refund.way,
  amount: refund.amount,
  state: refund.state,
  person: refund.operator,
  reason: refund.reason,
  askedAt: refund.asked_at.toISOString(),
  settledAt: refund.settled_at?.toISOString() ?? null,
});

/** A payment with those of its tickets that were found. */
export const foundOrderOf = (payment: Payment, tickets: readonly FoundTicket[]): Schemas['FoundOrder'] => ({
  paymentId: payment.id,
  ...shortOf(payment),
  tickets: tickets.map(({ folio: _folio, departureDatetime, ...ticket }) => ({ ...ticket, departsAt: departureDatetime })),
});
