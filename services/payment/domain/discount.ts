/** What a coupon takes off: a sum, or a percentage of each ticket. */
export type CouponValue = { readonly kind: 'amount'; readonly amount: number } | { readonly kind: 'percent'; readonly percent: number };

/** Fares less their discount, ticket by ticket. All amounts in 1/100000 of the currency's unit. (COUPON-013) */
export interface Discount {
  readonly kind: 'coupon' | 'points';
  readonly couponId: string | null;
  /** The code of the coupon. */
  readonly coupon: string | null;
  /** Sum of the tickets; never more than their fares. (COUPON-014) */
  readonly amount: number;
  readonly tickets: readonly { readonly ticketId: string; readonly amount: number }[];
}

export interface DiscountedTicket {
  readonly _id: string;
  readonly price: number;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Divides an amount among fares in their proportion, in whole `minor` units of the currency. What is left over goes to the first fares that have room. An
 * amount that covers all fares takes each of them whole.
 */
export function spread(prices: readonly number[], amount: number, minor: number): number[] {
  const sum = prices.reduce((total, price) => total + price, 0);
  if (amount >= sum) return [...prices];
  const whole = Math.floor(amount / minor) * minor;
  const parts = prices.map((price) => Math.floor((whole * (price / sum)) / minor) * minor);
  let left = whole - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => {
    const more = Math.min(left, Math.floor(((prices[index] ?? 0) - part) / minor) * minor);
    left -= more;
    return part + more;
  });
}

const inWords = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The tickets that a coupon discounts: all, or those of its beneficiary. (COUPON-012) */
export function ticketsFor<T extends DiscountedTicket>(tickets: readonly T[], beneficiary: string | null): readonly T[] {
  if (beneficiary === null) return tickets;
  return tickets.filter(({ firstName, lastName }) => inWords(`${firstName} ${lastName}`) === inWords(beneficiary));
}

function discountOf(tickets: readonly DiscountedTicket[], parts: readonly number[], of: Omit<Discount, 'amount' | 'tickets'>): Discount {
  return {
    ...of,
    amount: parts.reduce((sum, part) => sum + part, 0),
    tickets: tickets.map(({ _id }, index) => ({ ticketId: _id, amount: parts[index] ?? 0 })),
  };
}

/** The discount of a coupon. */
export function couponDiscount(
  tickets: readonly DiscountedTicket[],
  { id, code, value, beneficiary }: { id: string; code: string; value: CouponValue; beneficiary: string | null },
  minor: number,
): Discount {
  const discounted = ticketsFor(tickets, beneficiary);
  const prices = discounted.map(({ price }) => price);
  const parts =
    value.kind === 'amount'
      ? spread(prices, value.amount, minor)
      : prices.map((price) => (value.percent >= 100 ? price : Math.floor((price * value.percent) / 100 / minor) * minor));
  return discountOf(discounted, parts, { kind: 'coupon', couponId: id, coupon: code });
}

/** The discount of a balance of points. (POINTS-007) */
export function pointsDiscount(tickets: readonly DiscountedTicket[], balance: number, minor: number): Discount {
  const parts = spread(
    tickets.map(({ price }) => price),
    balance,
    minor,
  );
  return discountOf(tickets, parts, { kind: 'points', couponId: null, coupon: null });
}
