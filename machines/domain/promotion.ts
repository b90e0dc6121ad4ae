import type { DayPrices } from './calendar.ts';
import { plusDays, type PlainDate } from './instant.ts';

/** An offer for the way back (API-008). Its days count from the travel date. */
export type Promotion = { title: string; minDays: number; maxDays: number };

export type DayRange = { first: PlainDate; last: PlainDate };

/** The days of the way back with the promotion, up to the last day on sale; null without one (SEARCH-036, SEARCH-037). */
export function promotedDays({ minDays, maxDays }: Promotion, date: PlainDate, lastOnSale: PlainDate): DayRange | null {
  const first = plusDays(date, minDays);
  const end = plusDays(date, maxDays);
  const last = end < lastOnSale ? end : lastOnSale;
  return first <= last ? { first, last } : null;
}

/** The way back that an offer proposes: the chosen day if it has the promotion, else the first one with a known trip, else the first one. */
export function proposedDay({ first, last }: DayRange, chosen: PlainDate | null, prices: DayPrices): PlainDate {
  const isPromoted = (day: PlainDate) => day >= first && day <= last;
  if (chosen !== null && isPromoted(chosen)) return chosen;
  return [...prices.keys()].filter(isPromoted).toSorted()[0] ?? first;
}
