import { leavesTooEarly } from '../domain/departureList.ts';
import { dayIn, plusDays, type PlainDate } from '../domain/instant.ts';
import { placeNamed, withPlace, type Place } from '../domain/place.ts';
import { promotedDays } from '../domain/promotion.ts';
import type { Departure, SearchQuery } from '../domain/trip.ts';
import type { PromotionInput } from '../promotion/promotion.types.ts';
import type { SearchAsked, SearchContext, SearchDraft, SearchField } from './search.types.ts';

/** Tickets are sold for today and the next 60 days. */
export const SALE_DAYS = 60;
const DAYS_SHOWN = 7;

/** A one-way search; null for unknown values. */
export function oneWay(originId: string | null, destinationId: string | null, date: PlainDate | null): SearchAsked {
  return { originId, destinationId, date, roundTrip: false, returnDate: null, outboundId: null };
}

/** The search of an address, as fields of the form. */
export function draftOf({ originId, destinationId, date, roundTrip, returnDate, repeats }: SearchDraft): SearchDraft {
  return { originId, destinationId, date, roundTrip, returnDate, repeats };
}

/** A search as an address. */
export function askedFor({ origin, destination, date, returnDate, repeats }: SearchQuery, outboundId: string | null): SearchAsked {
  return { originId: origin.id, destinationId: destination.id, date, roundTrip: returnDate !== null, returnDate, repeats, outboundId };
}

type Day = Pick<SearchContext, 'now' | 'timeZone' | 'origins' | 'draft'>;

/** The day at a place, or at the shop while the place is unknown (decision 7). */
export function todayAt(place: Place | null, { now, timeZone }: Pick<SearchContext, 'now' | 'timeZone'>): PlainDate {
  return dayIn(place?.timeZone ?? timeZone, now);
}

/** The day at the origin of the form. */
export function todayOf(context: Day): PlainDate {
  return todayAt(placeById(context.origins, context.draft.originId), context);
}

/** The day of the form: the chosen one, or today's at the origin, also after midnight. */
export function dateOf(context: Day): PlainDate {
  return context.draft.date ?? todayOf(context);
}

/** Whether an address may request this search. Whether its days are on sale is decided when its origin, and so its day, is known. */
export function mayBeAsked({ draft }: Day): boolean {
  const { originId, destinationId, date, roundTrip, returnDate } = draft;
  const isBack = returnDate !== null && (date === null || returnDate >= date);
  return originId !== null && destinationId !== null && originId !== destinationId && (!roundTrip || isBack);
}

/** True when the origin is known, and the requested date is before its day. */
export function isOutdated(context: Day): boolean {
  return placeById(context.origins, context.draft.originId) !== null && missingFields(context.draft, todayOf(context)).length > 0;
}

/**
 * The missing fields of a search (SEARCH-001, SEARCH-002). A date in the past or too far ahead counts as missing, and so does a return
 * before the way out.
 */
export function missingFields(draft: SearchDraft, today: PlainDate): SearchField[] {
  const missing: SearchField[] = [];
  if (!draft.originId) missing.push('origin');
  if (!draft.destinationId || draft.destinationId === draft.originId) missing.push('destination');
  if (draft.date !== null && !isOnSale(draft.date, today)) missing.push('date');
  if (draft.roundTrip && !isReturnDate(draft, today)) missing.push('returnDate');
  return missing;
}

function isReturnDate({ date, returnDate }: SearchDraft, today: PlainDate): boolean {
  return returnDate !== null && isOnSale(returnDate, today) && (date === null || returnDate >= date);
}

export function isOnSale(date: PlainDate, today: PlainDate): boolean {
  return date >= today && date <= plusDays(today, SALE_DAYS);
}

/** The draft as a query; null while it is incomplete or its places are unknown. */
export function queryOf(context: Day & Pick<SearchContext, 'destinations'>): SearchQuery | null {
  const origin = placeById(context.origins, context.draft.originId);
  const destination = placeById(context.destinations, context.draft.destinationId);
  const { roundTrip, returnDate, repeats } = context.draft;
  if (!origin || !destination || missingFields(context.draft, todayOf(context)).length > 0) return null;
  return { origin, destination, date: dateOf(context), returnDate: roundTrip ? returnDate : null, repeats };
}

export function placeById(places: readonly Place[], id: string | null): Place | null {
  return places.find((place) => place.id === id) ?? null;
}

/** Clearing the origin clears the destination (SEARCH-023). Another origin keeps it; the list of its destinations decides whether it counts. */
export function withOrigin(draft: SearchDraft, originId: string | null): SearchDraft {
  const isElsewhere = originId !== null && originId !== draft.destinationId;
  return { ...draft, originId, destinationId: isElsewhere ? draft.destinationId : null };
}

/** An address may name the origin by its code. An unknown origin stays, and the form shows that it is missing. */
export function withNamedOrigin(draft: SearchDraft, origins: readonly Place[]): SearchDraft {
  return { ...draft, originId: placeNamed(origins, draft.originId)?.id ?? draft.originId };
}

/** Exchanges both ends (SEARCH-019). The origins of a large network may not contain the destination yet. */
export function swapped({ draft, origins, destinations }: SearchContext): Pick<SearchContext, 'draft' | 'origins'> {
  const { originId, destinationId } = draft;
  return {
    draft: { ...draft, originId: destinationId, destinationId: originId },
    origins: withPlace(origins, placeById(destinations, destinationId)),
  };
}

/** Sets the chosen day of the way out. A chosen today stays today, also at another origin and after midnight. */
export function withChosenDate(context: Day, date: PlainDate): SearchDraft {
  const draft = withDate(context.draft, date);
  return date === todayOf(context) ? { ...draft, date: null } : draft;
}

/** Sets the day of the way out and clears a return date before it. */
export function withDate(draft: SearchDraft, date: PlainDate): SearchDraft {
  const { returnDate } = draft;
  return { ...draft, date, returnDate: returnDate !== null && returnDate < date ? null : returnDate };
}

/** The offer for the way back of a one-way search, quoted with its cheapest departure; null without one (SEARCH-035). */
export function offerFor({ promotion, query, departures, now, timeZone }: SearchContext): PromotionInput | null {
  if (!promotion || !query || query.returnDate !== null || departures.length === 0) return null;
  const { origin, destination, date } = query;
  const today = todayAt(origin, { now, timeZone });
  const days = promotedDays(promotion, date, plusDays(today, SALE_DAYS));
  const price = Math.min(...departures.map((departure) => departure.price));
  return days && { promotion, origin, destination, date, price, days, today };
}

/** The search with a way back on this day. */
export function withReturn({ query, draft }: SearchContext, returnDate: PlainDate): Pick<SearchContext, 'query' | 'draft'> {
  return { query: query && { ...query, returnDate }, draft: { ...draft, roundTrip: true, returnDate } };
}

/** A search for another day of the way out; an earlier return date moves to that day. */
export function queryOn(query: SearchQuery, date: PlainDate): SearchQuery {
  const { returnDate } = query;
  return { ...query, date, returnDate: returnDate !== null && returnDate < date ? date : returnDate };
}

/** A search for another day of the way back, which is never before that of the way out. */
export function queryBackOn(query: SearchQuery, date: PlainDate): SearchQuery {
  return { ...query, returnDate: date < query.date ? query.date : date };
}

/** A week of days around the chosen one, starting with `first` at the earliest. */
export function daysAround(date: PlainDate, first: PlainDate, today: PlainDate): { date: PlainDate; current: boolean; past: boolean }[] {
  const middle = plusDays(date, -3);
  const begin = middle < first ? first : middle;
  return Array.from({ length: DAYS_SHOWN }, (_, index) => plusDays(begin, index)).map((day) => ({
    date: day,
    current: day === date,
    past: !isOnSale(day, today),
  }));
}

/** A departure can be chosen while it has a free seat. A way back must leave after the way out arrives. */
export function departureToChoose(
  { departures, outbound }: Pick<SearchContext, 'departures' | 'outbound'>,
  tripId: string,
): Departure | null {
  return (
    departures.find(
      (departure) => departure.run.tripId === tripId && departure.freeSeats > 0 && !leavesTooEarly(departure, outbound?.departure ?? null),
    ) ?? null
  );
}
