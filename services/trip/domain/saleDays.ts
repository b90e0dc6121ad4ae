import { Temporal } from 'temporal-polyfill';
import { instantIn } from '../feed/runs.ts';

/** Days from `first` to `last`, both included (`YYYY-MM-DD`). */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** The days on sale at a place: from its today to `saleDays` later (decision 24). `now` in milliseconds. */
export function daysOnSaleAt(timeZone: string, now: number, saleDays: number): Days {
  // Every claim asks, and instantIn is ten times as fast as Temporal.
  const first = instantIn(timeZone, now).slice(0, 10);
  return { first, last: Temporal.PlainDate.from(first).add({ days: saleDays }).toString() };
}

/** The position of a day relative to the days on sale. */
export function saleOf(day: string, { first, last }: Days): 'past' | 'on-sale' | 'too-far' {
  if (day < first) return 'past';
  return day > last ? 'too-far' : 'on-sale';
}

/** The days in both ranges. When there are none, `first` is after `last`. */
export const commonDays = (a: Days, b: Days): Days => ({
  first: a.first > b.first ? a.first : b.first,
  last: a.last < b.last ? a.last : b.last,
});
