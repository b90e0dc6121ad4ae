import { currency, type Money } from './money.ts';
import type { Cart } from './order.ts';

/** A coupon's code has at least so many characters, without the spaces around it (COUPON-006). */
export const CODE_MIN_LENGTH = 4;

/**
 * Divides an amount among fares in their proportion, in the smallest amounts of the currency; what is left over goes to the first fares that have room. The
 * payment service computes the same (POINTS-007, COUPON-013).
 */
export function spread(prices: readonly Money[], amount: Money): Money[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  if (amount >= sum) return [...prices];
  const whole = Math.floor(amount / currency.minor) * currency.minor;
  const parts = prices.map((price) => Math.floor((whole * (price / sum)) / currency.minor) * currency.minor);
  let left = whole - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => {
    const more = Math.min(left, Math.floor(((prices[index] ?? 0) - part) / currency.minor) * currency.minor);
    left -= more;
    return part + more;
  });
}

/** The cart with points on its tickets, as many as they cost at most. A cart without discount stays as it is when there are none. */
export function withPoints(cart: Cart, balance: Money): Cart {
  const tickets = cart.ways.flatMap((way) => way.tickets);
  const parts = spread(
    tickets.map(({ price }) => price),
    balance,
  );
  const amount = parts.reduce((sum, part) => sum + part, 0);
  const partOf = new Map(tickets.map(({ id }, index) => [id, parts[index] ?? 0]));
  const [first, ...others] = cart.ways;
  const reduced = (way: typeof first): typeof first => ({
    ...way,
    tickets: way.tickets.map((ticket) => ({ ...ticket, discount: partOf.get(ticket.id) ?? 0 })),
  });
  return { ...cart, ways: [reduced(first), ...others.map(reduced)], total: cart.total - amount, discount: { kind: 'points', amount } };
}

/** Whether the cart may take a coupon (COUPON-003, COUPON-004). */
export function offersCoupon({ isChange, discount }: Cart): boolean {
  return !isChange && discount?.kind !== 'coupon';
}

/** Whether points may be used. Guests have no balance. (POINTS-003, POINTS-004, POINTS-005) */
export function offersPoints({ isChange }: Cart, balance: Money | null): balance is Money {
  return !isChange && balance !== null && balance >= currency.minor;
}
