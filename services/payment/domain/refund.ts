import type { Discount } from './discount.ts';
import type { Payment } from './payment.ts';
import type { TripOrder } from './trip.ts';

export type RefundState = 'asked' | 'done' | 'refused';

/** Money that an operator gives back to the card of a payment. Amounts in 1/100000 of the currency's unit. (decision 42) */
export interface Refund {
  readonly id: string;
  readonly payment_id: string;
  /** The ticket for which it is given; null for the order as a whole. */
  readonly ticket_id: string | null;
  readonly amount: number;
  readonly state: RefundState;
  readonly operator: string;
  readonly reason: string;
  readonly asked_at: Date;
  readonly settled_at: Date | null;
}

type Given = Pick<Refund, 'ticket_id' | 'amount' | 'state'>;
type Ticket = Pick<TripOrder['tickets'][number], '_id' | 'itemId' | 'total'>;

const sumOf = (refunds: readonly Given[]): number =>
  refunds.filter(({ state }) => state !== 'refused').reduce((sum, { amount }) => sum + amount, 0);

type Charged = Pick<Payment, 'state' | 'method' | 'amount' | 'capture_refused_at'>;

/** What may still go back to the card: of a payment that a bank captured, its amount less what was given back. */
export function leftOf({ state, method, amount, capture_refused_at: refusedAt }: Charged, refunds: readonly Given[]): number {
  const isAtBank = method === 'pasarela-de-pago' || method === 'reservation';
  return state === 'paid' && isAtBank && refusedAt === null ? Math.max(0, amount - sumOf(refunds)) : 0;
}

/** What was paid for a ticket: its price and services less its part of the discount. */
function paidFor({ _id, itemId, total }: Ticket, discount: Discount | null): number {
  const part = discount?.tickets.find(({ ticketId }) => ticketId === _id || ticketId === itemId)?.amount ?? 0;
  return Math.max(0, total - part);
}

/** What may still go back for a ticket. It is never more than what is left of the payment. */
export function leftOfTicket(payment: Charged & Pick<Payment, 'discount'>, ticket: Ticket, refunds: readonly Given[]): number {
  const ofTicket = refunds.filter(({ ticket_id: id }) => id === ticket._id);
  return Math.min(leftOf(payment, refunds), Math.max(0, paidFor(ticket, payment.discount) - sumOf(ofTicket)));
}
