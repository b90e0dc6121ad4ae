import type { CashTerms } from '../../../machines/domain/cash.ts';
import type { Cart, CartTicket, Leg, PaymentOutcome, RefusalReason, Way, Ways, Discount } from '../../../machines/domain/order.ts';
import { runName, type Direction } from '../../../machines/domain/trip.ts';
import type { components } from '../../../openapi/types/payment.ts';

type Wire = components['schemas'];

function legOf(ticket: Wire['Ticket']): Leg {
  const { scheduleId, ...run } = ticket.run;
  const ride = { ...run, scheduleName: scheduleId };
  const { name, phone, email, url } = ticket.brand;
  return {
    bus: runName(ride),
    ride,
    origin: {
      id: ticket.fromId,
      name: ticket.from,
      shortcode: ticket.fromShortcode,
      timeZone: ticket.fromTimeZone,
      city: ticket.fromCity,
    },
    destination: {
      id: ticket.toId,
      name: ticket.to,
      shortcode: ticket.toShortcode,
      timeZone: ticket.toTimeZone,
      city: ticket.toCity,
    },
    departs: ticket.departureDatetime,
    arrives: ticket.arrivalDatetime,
    brand: name,
    brandContact: { ...(phone && { phone }), ...(email && { email }), ...(url && { url }) },
    serviceClass: ticket.serviceClass.name,
  };
}

/** A ticket before it is paid. */
export function cartTicketOf(ticket: Wire['Ticket']): CartTicket {
  return {
    id: ticket._id,
    seatNumber: ticket.seat,
    floor: ticket.section,
    firstName: ticket.firstName,
    lastName: ticket.lastName,
    fareName: ticket.fare,
    price: ticket.price,
    discount: ticket.price - ticket.displayPrice,
    ...(ticket.promotion && { promotion: ticket.promotion.discount }),
    services: ticket.services.map(({ name, total }) => ({ name, total })),
  };
}

/** The tickets by direction; null when there are none. */
export function waysOf<Held extends CartTicket>(
  tickets: readonly Wire['Ticket'][],
  read: (ticket: Wire['Ticket']) => Held,
): Ways<Held> | null {
  const [first, ...others] = [wayOf('outbound', tickets, read), wayOf('return', tickets, read)].filter((way) => way !== null);
  return first ? [first, ...others] : null;
}

function wayOf<Held extends CartTicket>(
  direction: Direction,
  tickets: readonly Wire['Ticket'][],
  read: (ticket: Wire['Ticket']) => Held,
): Way<Held> | null {
  const travelled = tickets.filter(({ isReturn }) => isReturn === (direction === 'return'));
  const [first] = travelled;
  return first ? { direction, leg: legOf(first), tickets: travelled.map(read) } : null;
}

/** The cart with its hold; null without tickets (PAY-036, PAY-037). */
export function cartOf({
  id,
  expiresAt,
  total,
  servicesTotal,
  granTotal,
  creditsTotal,
  isChange,
  earn_points,
  discount,
  tickets,
}: Wire['Cart']): Cart | null {
  const ways = waysOf(tickets, cartTicketOf);
  return (
    ways && {
      id,
      expiresAt,
      ways,
      subtotal: total,
      servicesTotal,
      credit: creditsTotal,
      discount: couponOf(discount),
      total: granTotal,
      isChange,
      points: isChange ? earn_points : 0,
    }
  );
}

/** The coupon of a cart. Points are chosen in the browser. */
function couponOf(discount: Wire['Cart']['discount']): Discount | null {
  if (!discount?.couponId) return null;
  return { kind: 'coupon', couponId: discount.couponId, code: discount.coupon ?? '', amount: discount.amount };
}

/** The terms of a reservation that is paid at a till. (CASH-015) */
export function cashTermsOf({
  cutoff,
  expirationTime,
  tripDepartureTimeOffset,
  pendingReservations,
  mayReserve,
  enablePayManually,
}: Wire['PaymentMethods']): CashTerms {
  return {
    // Reservations that are not enabled are like a cutoff of 0 (CASH-004, CASH-005).
    cutoffMinutes: enablePayManually ? cutoff.converted : 0,
    expiresMinutes: expirationTime,
    lostBeforeMinutes: tripDepartureTimeOffset,
    pending: pendingReservations,
    mayReserve,
  };
}

type Transaction = Pick<Wire['PaymentTransaction'], 'id' | 'folio' | 'status' | 'challenge' | 'orderId'> &
  Partial<Pick<Wire['PaymentTransaction'], 'reason' | 'message'>>;

/** The result of a payment. `origin` is the bank's, the only one whose messages are accepted. */
export function outcomeOf(transaction: Transaction, origin: string): PaymentOutcome {
  return { folio: transaction.folio, ...statusOf(transaction, origin) };
}

function statusOf({ id, status, challenge, orderId, reason, message }: Transaction, origin: string): PaymentOutcome {
  switch (status) {
    case 'AUTHORISED':
      return orderId === null ? { status: 'pending', paymentId: id } : { status: 'authorised', paymentId: id, orderId };
    case 'CHALLENGE':
      return challenge === null
        ? { status: 'pending', paymentId: id }
        : { status: 'challenge', paymentId: id, challenge: { url: challenge.url, origin, expiresAt: challenge.expiresAt } };
    case 'PENDING':
      return { status: 'pending', paymentId: id };
    case 'UNKNOWN':
      return { status: 'unknown', paymentId: id };
    case 'REFUSED':
      return { status: 'refused', paymentId: id, reason: refusalReasonOf(reason), ...(message != null && { message }) };
    case 'REFUNDING':
    case 'REFUNDED':
      return { status: 'refunded', paymentId: id };
    default:
      return status satisfies never;
  }
}

function refusalReasonOf(reason: Transaction['reason']): RefusalReason {
  return reason === 'insufficient-funds' || reason === 'cart-expired' ? reason : 'card-refused';
}
