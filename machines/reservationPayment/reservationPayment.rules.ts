import { bankLimit, refusalOf } from '../cardPayment/index.ts';
import type { ChallengeInput, ChallengeOutput } from '../challenge/index.ts';
import { asksWho } from '../domain/failure.ts';
import type { Instant } from '../domain/instant.ts';
import type { PaymentOutcome, Way } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { HeldTicket, Receipt, Reservation } from '../domain/reservation.ts';
import type { ReservationPaymentContext } from './reservationPayment.types.ts';

/** True without a reservation in the address, and for an own one of nobody: the trips of the account come next (LINK-012). */
export function asksForTrips({ link, failure }: ReservationPaymentContext): boolean {
  return link === null || (link.by === 'operation' && failure !== null && asksWho(failure));
}

/** The loaded reservation. */
export function reservationOf({ reservation }: ReservationPaymentContext): Reservation {
  if (!reservation) throw new Error('a payment needs its reservation');
  return reservation;
}

/** Until when it may be paid; the instant at which it was read for one that names none. */
export function payableUntil({ expiresAt, readAt }: Reservation): Instant {
  return expiresAt ?? readAt;
}

/** True while the bank decides a payment of an earlier page. */
export function isAtBank({ payment }: Reservation): boolean {
  return payment !== null && (payment.status === 'challenge' || payment.status === 'pending' || payment.status === 'authorised');
}

/** True when a new charge would be a second one: the result of an earlier payment is unknown, or it is being given back. */
export function isUnsettled({ payment }: Reservation): boolean {
  return payment !== null && (payment.status === 'unknown' || payment.status === 'refunded');
}

/** The payment of an earlier page, whose result is asked. */
export function openPaymentOf({ paymentId, folio, status }: PaymentOutcome): OpenPayment {
  return { key: '', paymentId, folio: folio ?? null, isRefunded: status === 'refunded' };
}

/** The challenge of an earlier page, with its frame where the bank still shows it. */
export function challengeOf(reservation: Reservation): ChallengeInput {
  const { payment, readAt } = reservation;
  const challenge = payment?.status === 'challenge' ? payment.challenge : null;
  const until = challenge?.expiresAt ?? bankLimit(readAt);
  return { paymentId: payment?.paymentId ?? '', challenge, until };
}

/** The context after the challenge of an earlier page. */
export function withResult(result: ChallengeOutput, { reservation }: ReservationPaymentContext): Partial<ReservationPaymentContext> {
  const payment = reservation?.payment;
  switch (result.kind) {
    case 'authorised':
      return { paymentId: result.orderId };
    case 'refused':
      return { failure: refusalOf(result) };
    case 'refunded':
    case 'unknown':
      return payment ? { payment: { ...openPaymentOf(payment), isRefunded: result.kind === 'refunded' } } : {};
    default:
      return result satisfies never;
  }
}

/** The paid reservation, each ticket with its key (LINK-023). */
export function paidReservation(reservation: Reservation, { keys }: Receipt): Reservation {
  const paid = (way: Way<HeldTicket>): Way<HeldTicket> => ({
    ...way,
    tickets: way.tickets.map((ticket) => ({ ...ticket, key: keys[ticket.id] ?? ticket.key })),
  });
  const [first, ...others] = reservation.ways;
  return { ...reservation, ways: [paid(first), ...others.map(paid)] };
}
