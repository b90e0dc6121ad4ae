import type { components } from '../../../openapi/types/trip.ts';
import { extraAmount, extraServices } from '../feed/extras.ts';
import { fareAmount, type PassengerFare, sellableFares } from '../feed/fares.ts';
import type { TicketBody } from '../store/carts.ts';
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

/** Whether the promotion applies to a way back on `date`. Both are local days, YYYY-MM-DD. (SEARCH-036, SEARCH-037) */
export function isPromoted(wayOutDate: string, date: string): boolean {
  const days = daysBetween(wayOutDate, date);
  return days >= returnPromotion.minDays && days <= returnPromotion.maxDays;
}

/** The price of a fare, and what the promotion took off it. The search, the cart and the change of a ticket all compute it here. */
export function pricedFare(
  adultAmount: number,
  fare: Pick<PassengerFare, 'percent'>,
  { minor, promoted }: { readonly minor: number; readonly promoted: boolean },
): { readonly price: number; readonly discount: number } {
  const full = fareAmount(adultAmount, fare, minor);
  const discount = promoted ? promoDiscount(full, fare.percent, minor) : 0;
  return { price: full - discount, discount };
}

/** The ticket at its full price. Services that are a share of the fare cost their full share again. */
function atFullPrice(body: TicketBody, minor: number): TicketBody {
  const { promotion, ...rest } = body;
  if (promotion === undefined) return body;
  const price = body.price + promotion.discount;
  const services = body.services.map((sold) => {
    const service = extraServices.find(({ _id, valueType }) => String(_id) === sold._id && valueType === '%');
    return service === undefined ? sold : { ...sold, total: extraAmount(service, price, minor) };
  });
  const totalServices = services.reduce((sum, { total }) => sum + total, 0);
  return { ...rest, price, displayPrice: price, services, totalServices, total: price + totalServices };
}

/** Tickets of a cart after some were given up: no more tickets back have the promotion than travel out. */
export function afterRelease<T extends { readonly body: TicketBody }>(tickets: readonly T[], minor: number): T[] {
  const out = tickets.filter(({ body }) => !body.isReturn).length;
  const promoted = tickets.filter(({ body }) => body.promotion !== undefined);
  return tickets.map((ticket) => (promoted.indexOf(ticket) < out ? ticket : { ...ticket, body: atFullPrice(ticket.body, minor) }));
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
  { minor, isOffered }: { readonly minor: number; readonly isOffered: boolean },
): {
  readonly promotionId: string | null;
  readonly departure: Schemas['PromoResult'];
  readonly returning: Schemas['PromoResult'] | null;
} {
  const applies = isOffered && returning !== null && isPromoted(departure.date, returning.date);
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
