import { Temporal } from 'temporal-polyfill';
import type { components } from '../../../openapi/types/trip.ts';
import { extraAmount, extraServices } from '../feed/extras.ts';
import { fareAmount, type PassengerFare, sellableFares } from '../feed/fares.ts';
import { worth } from './amounts.ts';
import { slugOf } from '../../shared/names.ts';
import { daysBetween } from './timetable.ts';
import type { TicketBody } from './ticket.ts';

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

/**
 * The price of a fare, and what the promotion took off it, at most `limit`. The search, the cart and the change of a ticket all compute it
 * here.
 */
export function pricedFare(
  adultAmount: number,
  fare: Pick<PassengerFare, 'percent'>,
  { minor, promoted, limit = Infinity }: { readonly minor: number; readonly promoted: boolean; readonly limit?: number | undefined },
): { readonly price: number; readonly discount: number } {
  const full = fareAmount(adultAmount, fare, minor);
  const discount = promoted ? Math.min(limit, promoDiscount(full, fare.percent, minor)) : 0;
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

/**
 * The way out of each way back of a sale, as indexes of `ways`: that of the same passenger (`name`), else one that no other way back has.
 * Each way out has one way back at most. (decision 38)
 */
export function waysOut(ways: readonly { readonly isReturn: boolean; readonly name: string }[]): ReadonlyMap<number, number> {
  const indexed = ways.map((way, index) => ({ ...way, index }));
  const pairs = new Map<number, number>();
  const pair = (isPair: (out: { readonly name: string }, back: { readonly name: string }) => boolean): void => {
    const taken = new Set(pairs.values());
    for (const back of indexed.filter(({ isReturn, index }) => isReturn && !pairs.has(index))) {
      const out = indexed.find((way) => !way.isReturn && !taken.has(way.index) && isPair(way, back));
      if (out === undefined) continue;
      pairs.set(back.index, out.index);
      taken.add(out.index);
    }
  };
  pair((out, back) => out.name === back.name);
  pair(() => true);
  return pairs;
}

/** Tickets of a sale after some were given up. A ticket back without a way out has its full price. */
export function afterRelease<T extends { readonly id: string; readonly body: TicketBody }>(tickets: readonly T[], minor: number): T[] {
  const pairs = waysOut(tickets.map(({ body }) => ({ isReturn: body.isReturn, name: slugOf(body) })));
  return tickets.map((ticket, index) => {
    const { promotion } = ticket.body;
    if (promotion === undefined) return ticket;
    const wayOutId = tickets[pairs.get(index) ?? -1]?.id;
    if (wayOutId === undefined) return { ...ticket, body: atFullPrice(ticket.body, minor) };
    return wayOutId === promotion.wayOutId ? ticket : { ...ticket, body: { ...ticket.body, promotion: { ...promotion, wayOutId } } };
  });
}

type Sold = { readonly id: string; readonly body: TicketBody };

/** The ticket out that gives a ticket back its promotion. Tickets of earlier versions have that of the same passenger. */
export const wayOutIdOf = ({ promotion, associatedRoundtripTicketId }: TicketBody): string | undefined =>
  promotion && (promotion.wayOutId ?? associatedRoundtripTicketId ?? undefined);

/** The promotions with which tickets were sold, by ticket. */
export function keptPromotions(tickets: readonly Sold[]): ReadonlyMap<string, NonNullable<TicketBody['promotion']>> {
  return new Map(
    tickets.flatMap(({ id, body }) => {
      const wayOutId = wayOutIdOf(body);
      return body.promotion ? [[id, { ...body.promotion, ...(wayOutId !== undefined && { wayOutId }) }]] : [];
    }),
  );
}

/** The way out to which a ticket back owes the promotion. After the way out ended, `limit` is what is left of the discount. */
export interface Owed {
  readonly wayOutId?: string | undefined;
  readonly wayOutDate: string;
  readonly limit?: number | undefined;
}

/** What a ticket of a change owes that replaces one sold with the promotion. Its way out may change in the same cart. */
export function owedInChange(sold: TicketBody['promotion'], wayOutOf: (replaced: string) => Owed | undefined): Owed | undefined {
  if (sold === undefined) return undefined;
  const { wayOutId, wayOutDate, discount, returned } = sold;
  const changed = wayOutId === undefined ? undefined : wayOutOf(wayOutId);
  return changed ?? { wayOutId, wayOutDate, limit: returned === undefined ? undefined : discount - returned };
}

/** Whether the new tickets of a change have the promotions that the replaced ones give them now. Another change may have moved a way out. */
export function arePromotionsKept(replacing: readonly Replacing[], replaced: readonly Sold[]): boolean {
  const kept = keptPromotions(replaced);
  const dayOf = ({ departureDatetime }: TicketBody): string => departureDatetime.slice(0, 10);
  const wayOutOf = (id: string): Owed | undefined => {
    const out = replacing.find(({ replaces }) => replaces === id);
    return out && { wayOutId: out.id, wayOutDate: dayOf(out.body) };
  };
  return replacing.every(({ replaces, body }) => {
    const found = owedInChange(replaces === null ? undefined : kept.get(replaces), wayOutOf);
    const owed = found && isPromoted(found.wayOutDate, dayOf(body)) ? found : undefined;
    const { promotion } = body;
    if (owed === undefined || promotion === undefined) return owed === promotion;
    const isLimited = owed.limit !== undefined;
    return (
      promotion.wayOutId === owed.wayOutId &&
      promotion.wayOutDate === owed.wayOutDate &&
      (promotion.returned !== undefined) === isLimited &&
      promotion.discount <= (owed.limit ?? promotion.discount)
    );
  });
}

/** A ticket out that ends, with the most that may be taken from what it gives back. A change has the day of the new ticket. */
export interface Ending {
  readonly id: string;
  readonly worth: number;
  readonly newDate?: string | undefined;
}

/** A ticket back that stays without the ticket out to which it owes its promotion. Amount in 1/100000 of the currency's unit. */
export interface TakenBack<T extends Sold = Sold> {
  readonly wayOutId: string;
  readonly back: T;
  readonly amount: number;
}

/**
 * The promotions that tickets take back when they end. A ticket back that ends with its ticket out keeps nothing that could be taken back.
 * A changed ticket out takes back nothing while the days still fit. (decision 38)
 */
export function takenBack<T extends Sold>(party: readonly T[], ending: readonly Ending[]): TakenBack<T>[] {
  const endingIds = new Set(ending.map(({ id }) => id));
  return ending.flatMap(({ id: wayOutId, worth: most, newDate }) => {
    const back = party.find((ticket) => wayOutIdOf(ticket.body) === wayOutId && !endingIds.has(ticket.id));
    const promotion = back?.body.promotion;
    if (back === undefined || promotion === undefined || promotion.returned !== undefined) return [];
    if (newDate !== undefined && isPromoted(newDate, back.body.departureDatetime.slice(0, 10))) return [];
    return [{ wayOutId, back, amount: Math.min(promotion.discount, most) }];
  });
}

/** What ending one ticket takes back, in the shape of the contract. */
export function promotionOf([taken]: readonly TakenBack[]): { promotionOf?: Schemas['PromotionOf'] } {
  if (taken === undefined) return {};
  const { back, amount } = taken;
  const day = Temporal.PlainDate.from(back.body.departureDatetime.slice(0, 10));
  const keptFrom = day.subtract({ days: returnPromotion.maxDays }).toString();
  const keptUntil = day.subtract({ days: returnPromotion.minDays }).toString();
  return { promotionOf: { ticketId: back.id, keptFrom, keptUntil, takenBack: amount } };
}

export const sumTakenBack = (taken: readonly TakenBack[]): number => taken.reduce((sum, { amount }) => sum + amount, 0);

/** The tickets out of a change that end, with the days of the new ones. */
export const endingByChange = (replaced: readonly Sold[], replacing: readonly Replacing[]): Ending[] =>
  replaced.map(({ id, body }) => ({
    id,
    worth: worth(body),
    newDate: replacing.find(({ replaces }) => replaces === id)?.body.departureDatetime.slice(0, 10),
  }));

type Replacing = Sold & { readonly replaces: string | null };

/** The tickets back whose way out has changed and still gives them the promotion, with the new one. */
export function followedWaysOut<T extends Sold>(
  party: readonly T[],
  replacing: readonly Replacing[],
): { readonly back: T; readonly wayOutId: string; readonly wayOutDate: string }[] {
  return replacing.flatMap(({ id, replaces, body }) =>
    party
      .filter((ticket) => wayOutIdOf(ticket.body) === replaces && !replacing.some((other) => other.replaces === ticket.id))
      .map((back) => ({ back, wayOutId: id, wayOutDate: body.departureDatetime.slice(0, 10) })),
  );
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
