import { createHmac, timingSafeEqual } from 'node:crypto';
import type { components } from '../../../openapi/types/payment.ts';
import type { Clock } from '../../shared/clock.ts';
import { refundMessage, refusalMessages, wireStatus } from './saga.ts';
import type { Discount } from './discount.ts';
import type { TripCart, TripOrder } from './trip.ts';
import type { Payment } from './payment.ts';

type Schemas = components['schemas'];

/** The open challenge of a payment. */
export function challengeOf(payment: Payment): Schemas['Challenge'] | null {
  if (payment.state !== 'challenged' || payment.challenge_id === null || payment.challenge_url === null) return null;
  return { id: payment.challenge_id, url: payment.challenge_url, expiresAt: payment.deadline_at.toISOString() };
}

/** The fields that both answers about a payment share. */
function facts(payment: Payment) {
  const { status, charge } = wireStatus(payment.state, payment.method);
  return {
    id: payment.id,
    folio: payment.folio,
    optId: payment.bank_id,
    status,
    charge,
    authorization: payment.authorization_code,
    challenge: challengeOf(payment),
    orderId: status === 'AUTHORISED' ? payment.order_id : null,
    points: payment.points,
    amount: payment.amount,
    creation_date: payment.created_at.toISOString(),
    operation_date: payment.operation_at?.toISOString() ?? null,
  };
}

/** The state of a payment, for whoever waits for it. (API-078) */
export function transactionOf(payment: Payment, clock: Clock): Schemas['PaymentTransaction'] {
  const { status } = wireStatus(payment.state, payment.method);
  const refunding = status === 'REFUNDING' || status === 'REFUNDED';
  const reason = status === 'REFUSED' ? (payment.reason ?? 'card-refused') : null;
  return {
    ...facts(payment),
    cartId: payment.cart_id,
    message: refunding ? refundMessage : reason === null ? null : refusalMessages[reason],
    reason,
    method: payment.method === 'reservation' ? 'pasarela-de-pago' : payment.method,
    askedAt: payment.bank_answered_at?.toISOString() ?? null,
    retryAllowed: status === 'REFUSED' && payment.retry_allowed,
    serverTime: clock.iso(),
  };
}

/** API-068. */
export function answerOf(payment: Payment, order: TripOrder | undefined, clock: Clock): Schemas['PaymentAnswer'] {
  return {
    responsePayment: facts(payment),
    responseConfirmTickets: order === undefined ? null : confirmTicketsOf(payment, order),
    serverTime: clock.iso(),
  };
}

/** The order of a payment, as both order operations return it (API-068, API-079). */
export function confirmTicketsOf(payment: Payment, order: TripOrder): Schemas['ConfirmTickets'] {
  return {
    orderId: order.orderId,
    transactionSummary: order.tickets.map((ticket) => ({
      itemId: ticket.itemId ?? ticket._id,
      details: { passenger: `${ticket.firstName} ${ticket.lastName}`.trim() },
    })),
    responsePayment: {
      _id: payment.id,
      total: payment.amount,
      payments: [toBePaid(payment)],
    },
  };
}

/** What identifies the payment: at a till its reference, else its folio. (CASH-011) */
function toBePaid(payment: Payment): Schemas['ConfirmTickets']['responsePayment']['payments'][number] {
  if (payment.method !== 'pay_later') return { referenceNumber: payment.folio, waitingExpirationDate: null, status: 'pagado' };
  return {
    referenceNumber: payment.reference,
    waitingExpirationDate: payment.deadline_at.toISOString(),
    status: payment.state === 'reserved' ? 'reservado' : 'pagado',
  };
}

/** The reservation of an order that is paid at a till; null for other orders. */
export function reservationOf(payment: Payment): Schemas['CashReservation'] | null {
  if (payment.method !== 'pay_later') return null;
  return {
    state: reservationState(payment),
    reference: payment.reference,
    createdAt: payment.created_at.toISOString(),
    expiresAt: payment.deadline_at.toISOString(),
    paidAt: payment.operation_at?.toISOString() ?? null,
  };
}

export function reservationState({ state, reason }: Payment): Schemas['CashReservation']['state'] {
  if (state === 'created' || state === 'reserved') return 'pending';
  if (state !== 'refused') return 'paid';
  return reason === 'reservation-cancelled' ? 'cancelled' : 'expired';
}

const ticketLifeSeconds = 3600;

/** A token that opens the tickets of an operation number in a new tab for one hour: `v1.<seconds>.<hmac>`. */
export function downloadPass(secret: string, operation: string, now: number): string {
  const until = Math.floor(now / 1000) + ticketLifeSeconds;
  return `v1.${until}.${passDigest(secret, operation, until)}`;
}

export function downloadPassIsGood(secret: string, operation: string, pass: string, now: number): boolean {
  const match = /^v1\.(\d{1,12})\.([\w-]{43})$/.exec(pass);
  if (!match?.[1] || !match[2] || Number(match[1]) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(passDigest(secret, operation, Number(match[1]))));
}

function passDigest(secret: string, operation: string, until: number): string {
  return createHmac('sha256', secret).update(`tickets:${operation}:${until}`).digest('base64url');
}

/** The prices of a cart with its coupon. */
export function discountedPrices({ granTotal, tickets }: Pick<TripCart, 'granTotal' | 'tickets'>, discount: Discount | undefined) {
  if (!discount) return { discount: null };
  const { tickets: parts, ...summary } = discount;
  const partOf = (id: string): number => parts.find(({ ticketId }) => ticketId === id)?.amount ?? 0;
  return {
    discount: summary,
    granTotal: granTotal - discount.amount,
    tickets: tickets.map((ticket) => ({ ...ticket, displayPrice: ticket.price - partOf(ticket._id) })),
  };
}
