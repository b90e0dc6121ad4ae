import type { components } from '../../../openapi/types/trip.ts';
import { sellableFares } from '../feed/fares.ts';
import { daysBetween } from './timetable.ts';

type Schemas = components['schemas'];
type Leg = Schemas['PromoLeg'];

/** The promotion of the return trip. The days count from the travel date (CONST-034 to CONST-036). */
export const returnPromotion = {
  id: 'regreso',
  title: 'Hasta un 50% de descuento en tu regreso',
  maxPercent: 50,
  minDays: 2,
  maxDays: 50,
} as const;

export interface TripWithPromotion {
  readonly departure: Leg;
  readonly returning: Leg | null;
}

const percentOf = (fareId: string): number | undefined => sellableFares.find(({ id }) => String(id) === fareId)?.percent;

/** Why a trip has no prices with the promotion. `today` is YYYY-MM-DD. */
export function promoFault(
  { departure, returning }: TripWithPromotion,
  today: string,
): 'date-in-past' | 'return-before-departure' | 'fare-not-found' | undefined {
  if (departure.date < today) return 'date-in-past';
  if (returning !== null && returning.date < departure.date) return 'return-before-departure';
  const tickets = [...departure.tickets, ...(returning?.tickets ?? [])];
  return tickets.every(({ category_id: fareId }) => percentOf(fareId) !== undefined) ? undefined : 'fare-not-found';
}

/**
 * What the promotion takes off a ticket, in 1/100000 of the currency's unit. It goes down to half of the adult price and no lower, so a fare that is
 * already at half keeps its price. The price is a whole `minor` unit above the limit.
 */
export function promoDiscount(price: number, farePercent: number, minor: number): number {
  const share = 100 - returnPromotion.maxPercent;
  if (farePercent <= share) return 0;
  return Math.max(0, price - Math.ceil((price * share) / farePercent / minor) * minor);
}

function resultOf({ tickets }: Leg, discountOf: (ticket: Leg['tickets'][number], index: number) => number): Schemas['PromoResult'] {
  const priced = tickets.map((ticket, index) => {
    const discount = discountOf(ticket, index);
    return { boleto_id: ticket.boleto_id, price: ticket.price - discount, discount };
  });
  return { total: priced.reduce((sum, { price }) => sum + price, 0), tickets: priced };
}

/**
 * The prices of a trip with the promotion, ticket by ticket (API-084). It discounts the return when its date is within the days, and only
 * as many tickets as travel out.
 */
export function withPromotion(
  { departure, returning }: TripWithPromotion,
  minor: number,
): {
  readonly promotionId: string | null;
  readonly departure: Schemas['PromoResult'];
  readonly returning: Schemas['PromoResult'] | null;
} {
  const days = returning === null ? 0 : daysBetween(departure.date, returning.date);
  const applies = days >= returnPromotion.minDays && days <= returnPromotion.maxDays;
  return {
    promotionId: applies ? returnPromotion.id : null,
    departure: resultOf(departure, () => 0),
    returning:
      returning &&
      resultOf(returning, ({ price, category_id: fareId }, index) =>
        applies && index < departure.tickets.length ? promoDiscount(price, percentOf(fareId) ?? 0, minor) : 0,
      ),
  };
}
