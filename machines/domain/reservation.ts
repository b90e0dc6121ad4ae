import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { CartTicket, PaymentOutcome, Way, Ways } from './order.ts';

/** How a reservation is opened: by the token of its mailed link, or from My trips by the number of its operation (NAV-016). */
export type ReservationLink = { by: 'token'; token: string } | { by: 'operation'; operation: string };

/** A ticket of a reservation. `key` is null until it is paid (LINK-030). */
export type HeldTicket = CartTicket & { operation: string; key: string | null; isPet: boolean };

/** A reservation that a mailed link pays. `total` is the amount to charge. */
export type Reservation = {
  folio: string;
  /** Its name among the carts of payments. */
  cartId: string;
  ways: Ways<HeldTicket>;
  subtotal: Money;
  servicesTotal: Money;
  total: Money;
  /** Until when it may be paid; null when it is paid. */
  expiresAt: Instant | null;
  /** The server's time when it was read. */
  readAt: Instant;
  /** Where the tickets are sent. */
  email: string;
  /** The payment that is open at the bank. */
  payment: PaymentOutcome | null;
};

/** The paid reservation, as the payment service confirms it (LINK-024). */
export type Receipt = {
  status: string;
  authorization: string | null;
  /** The bank's own number of the payment. */
  bankId: string | null;
  points: Money;
  amount: Money;
  createdAt: Instant;
  paidAt: Instant | null;
  /** The keys of the tickets by the id of the ticket. */
  keys: Readonly<Record<string, string>>;
};

/** One ticket with a key means that the reservation was paid (ERR-071). */
export function isPaid({ ways }: Pick<Reservation, 'ways'>): boolean {
  return ways.some(({ tickets }) => tickets.some(({ key }) => key !== null));
}

/**
 * The tickets by operation and mark, those marked as the way out first, then by departure. The first group is the way out, and every later
 * one a way back (LINK-011, LINK-015, LINK-016).
 * Null without tickets.
 */
export function waysOfHeld(tickets: readonly { ticket: HeldTicket; leg: Way['leg']; isReturn: boolean }[]): Ways<HeldTicket> | null {
  const groupOf = ({ ticket, isReturn }: (typeof tickets)[number]) => `${ticket.operation} ${isReturn}`;
  const [first, ...later] = [...new Set(tickets.map(groupOf))]
    .map((name) => tickets.filter((each) => groupOf(each) === name))
    .flatMap((group) => (group[0] ? [{ ...group[0], tickets: group.map(({ ticket }) => ticket) }] : []))
    .toSorted((a, b) => Number(a.isReturn) - Number(b.isReturn) || Date.parse(a.leg.departs) - Date.parse(b.leg.departs))
    .map(({ leg, tickets: held }) => ({ leg, tickets: held }));
  if (!first) return null;
  return [{ direction: 'outbound', ...first }, ...later.map((way) => ({ direction: 'return' as const, ...way }))];
}
