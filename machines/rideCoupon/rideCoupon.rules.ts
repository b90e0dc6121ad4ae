import { isEmail } from '../domain/email.ts';
import { plusSeconds } from '../domain/instant.ts';
import type { Leg, Order } from '../domain/order.ts';
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

/** Typed text of a field: a phone has digits only, ten at most (RIDE-016). */
export function fieldInput(field: RideField, text: string): string {
  return field === 'phone' ? text.replaceAll(/\D/g, '').slice(0, 10) : text.slice(0, field === 'name' ? 60 : 254);
}

/** The errors of the fields (RIDE-014 to RIDE-016). */
export function errorsOf({ name, email, phone }: RideValues): Partial<Record<RideField, RideFieldError>> {
  return {
    ...(name.trim() === '' && { name: 'missing' as const }),
    ...(!isEmail(email.trim()) && { email: email.trim() === '' ? ('missing' as const) : ('invalid' as const) }),
    ...(phone.length < 10 && { phone: phone === '' ? ('missing' as const) : ('short' as const) }),
  };
}

export function isComplete({ values }: RideCouponContext): boolean {
  return Object.keys(errorsOf(values)).length === 0;
}
