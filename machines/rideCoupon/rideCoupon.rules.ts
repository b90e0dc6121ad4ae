import { isEmail } from '../domain/email.ts';
import { plusSeconds } from '../domain/instant.ts';
import type { Leg, Order } from '../domain/order.ts';
import { fullName, NAME_MAX, nameInput } from '../domain/passenger.ts';
import { PHONE_DIGITS, phoneInput } from '../domain/phone.ts';
import { wordsOf } from '../domain/text.ts';
import type { RideCouponContext, RideField, RideFieldError, RideTerminal, RideValues, RideWanted } from './rideCoupon.types.ts';

/** The terminals with a coupon (CONST-078). */
const TERMINALS: readonly RideTerminal[] = ['VIC', 'TAM', 'MTY', 'SLP'];
/** Seconds before a departure and after an arrival (CONST-076, CONST-077). */
const WINDOW_SECONDS = 3 * 3_600;

const terminalOf = (shortcode: string): RideTerminal | undefined => TERMINALS.find((terminal) => terminal === shortcode);

/** The served terminals of a leg with their times. */
function windowsOf({ origin, destination, departs, arrives }: Leg): Omit<RideWanted, keyof RideValues>[] {
  const [from, to] = [terminalOf(origin.shortcode), terminalOf(destination.shortcode)];
  return [
    ...(from ? [{ terminal: from, startsAt: plusSeconds(departs, -WINDOW_SECONDS), endsAt: departs }] : []),
    ...(to ? [{ terminal: to, startsAt: arrives, endsAt: plusSeconds(arrives, WINDOW_SECONDS) }] : []),
  ];
}

/** Whether a terminal of the order has a coupon (CONF-014). */
export function hasRide({ ways }: Pick<Order, 'ways'>): boolean {
  return ways.some(({ leg, tickets }) => tickets.length > 0 && windowsOf(leg).length > 0);
}

/** The item id of the first passenger stands in for the ikey of the older platform (RIDE-009). */
export function rideKey({ id, ways: [{ tickets }] }: Order): string {
  return tickets[0]?.folio ?? id;
}

/** The coupons to ask for, four at most. */
export function couponsOf({ order, values }: RideCouponContext): RideWanted[] {
  return order.ways.flatMap(({ leg }) => windowsOf(leg).map((window) => ({ ...window, ...values }))).slice(0, 4);
}

/** The form begins with the first passenger and the e-mail of the order. */
export function firstValues({ email, ways: [{ tickets }] }: Order): RideValues {
  return { name: tickets[0] ? fullName(tickets[0]) : '', email, phone: '' };
}

/** Typed text of a field: a name has letters, a phone digits only (RIDE-016). */
export function fieldInput(field: RideField, text: string): string {
  if (field === 'name') return nameInput(text, 2 * NAME_MAX + 1);
  return field === 'phone' ? phoneInput(text) : text.slice(0, 254);
}

/** Whether a name has words of one passenger of the order and no others. */
function isPassenger({ ways }: Order, name: string): boolean {
  const words = wordsOf(name);
  return ways.some(({ tickets }) => tickets.some((ticket) => words.every((word) => wordsOf(fullName(ticket)).includes(word))));
}

/** The errors of the fields (RIDE-014 to RIDE-016). */
export function errorsOf({ order, values: { name, email, phone } }: RideCouponContext): Partial<Record<RideField, RideFieldError>> {
  return {
    ...(!isPassenger(order, name) && { name: 'invalid' as const }),
    ...(name.trim() === '' && { name: 'missing' as const }),
    ...(!isEmail(email.trim()) && { email: email.trim() === '' ? ('missing' as const) : ('invalid' as const) }),
    ...(phone.length !== PHONE_DIGITS && { phone: phone === '' ? ('missing' as const) : ('short' as const) }),
  };
}

export function isComplete(context: RideCouponContext): boolean {
  return Object.keys(errorsOf(context)).length === 0;
}
