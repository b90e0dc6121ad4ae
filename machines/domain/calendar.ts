import { addMonths, create, daysInMonth, toString } from 'temporal-polyfill/fns/PlainYearMonth';
import { plusDays, type PlainDate } from './instant.ts';
import type { Money } from './money.ts';

/** A month of the calendar: `YYYY-MM`. */
export type PlainMonth = string;

/** The date that the calendar of prices sets: of the way out, or of the way back (NAV-006). */
export type CalendarKind = 'main' | 'return';

/** The lowest price of each day that has a trip, for one person (CAL-004). */
export type DayPrices = ReadonlyMap<PlainDate, Money>;

/** Months in the row above the calendar, from that of today (CONST-006). */
const MONTHS = 13;
/** Days from today. Their month is the last that is shown (CONST-007). */
const DAYS_AHEAD = 45;

export function monthOf(date: PlainDate): PlainMonth {
  return date.slice(0, 7);
}

export function monthAfter(month: PlainMonth): PlainMonth {
  return toString(addMonths(yearMonth(month), 1));
}

/** First and last day of a month, both YYYY-MM-DD. */
export function daysOf(month: PlainMonth): { from: PlainDate; to: PlainDate } {
  return { from: `${month}-01`, to: `${month}-${daysInMonth(yearMonth(month))}` };
}

/** The six weeks of a month's calendar, Monday first, both YYYY-MM-DD (CONST-005). */
export function weeksOf(month: PlainMonth): { from: PlainDate; to: PlainDate } {
  const first = `${month}-01`;
  const from = plusDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  return { from, to: plusDays(from, 41) };
}

/** The months of the carousel, starting with the month of `today` (CAL-003). */
export function carouselOf(today: PlainDate): PlainMonth[] {
  const first = yearMonth(monthOf(today));
  return Array.from({ length: MONTHS }, (_, index) => toString(addMonths(first, index)));
}

/** The last month that Next shows: that of `today` plus 45 days (CAL-012). */
export function lastMonthOf(today: PlainDate): PlainMonth {
  return monthOf(plusDays(today, DAYS_AHEAD));
}

/** Whether a month can be shown: it ends on `first` or later, and Next reaches it. */
export function canShowMonth(month: PlainMonth, first: PlainDate, today: PlainDate): boolean {
  return month >= monthOf(first) && month <= lastMonthOf(today);
}

/** The first selectable day: today, and for the way back not before the way out. */
export function firstDayOf(kind: CalendarKind, outbound: PlainDate | null, today: PlainDate): PlainDate {
  return kind === 'return' && outbound !== null && outbound > today ? outbound : today;
}

/** The first month to show: that of the searched date, or that of the first selectable day. */
export function firstMonthOf(chosen: PlainDate | null, first: PlainDate): PlainMonth {
  return monthOf(chosen !== null && chosen > first ? chosen : first);
}

/** A day can be chosen when it has a trip and is not before `first` (CAL-009 to CAL-011). */
export function canChooseDay(day: PlainDate, prices: DayPrices, first: PlainDate): boolean {
  return prices.has(day) && day >= first;
}

/** The lowest price of the selectable days of a month; null when there is none. */
export function lowestPrice(prices: DayPrices, first: PlainDate, month: PlainMonth): Money | null {
  const amounts = [...prices].filter(([day]) => day >= first && monthOf(day) === month).map(([, amount]) => amount);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/**
 * The day on which a calendar opens: the first one with a trip, as far as the prices of its months are known, else the first one that may
 * have a trip. `first` when no day up to `last` has one.
 */
export function openingDay(months: ReadonlyMap<PlainMonth, DayPrices>, first: PlainDate, last: PlainDate): PlainDate {
  for (let day = first; day <= last; day = `${monthAfter(monthOf(day))}-01`) {
    const prices = months.get(monthOf(day));
    if (!prices) return day;
    const [found] = [...prices.keys()].filter((other) => other >= day && monthOf(other) === monthOf(day)).toSorted();
    if (found !== undefined) return found;
  }
  return first;
}

export type SearchDates = { date: PlainDate | null; roundTrip: boolean; returnDate: PlainDate | null };

/** The dates of a search after a day was chosen (CAL-009, CAL-010). A way back before the new way out moves to the same day. */
export function withChosenDay(kind: CalendarKind, { date, roundTrip, returnDate }: SearchDates, day: PlainDate): SearchDates {
  if (kind === 'return') return { date, roundTrip: true, returnDate: day };
  return { date: day, roundTrip, returnDate: returnDate !== null && returnDate < day ? day : returnDate };
}

function yearMonth(month: PlainMonth) {
  return create(Number(month.slice(0, 4)), Number(month.slice(5)));
}
