import { dateOf, dayNumber, runsOnDay } from './days.ts';
import type { Calendar, Network, ServiceClass } from './types.ts';

/** What the start of the shop says about a network. */
export interface NetworkSummary {
  readonly brands: number;
  readonly places: number;
  readonly routes: number;
  readonly trips: number;
  /** The zone of the first agency: GTFS requires the same one for all agencies of a feed. */
  readonly timeZone: string;
  readonly currency: string;
  /** First and last day of service (`YYYY-MM-DD`); null when no trip ever runs. */
  readonly days: { readonly first: string; readonly last: string } | null;
  /** The tariff by distance, when the feed has no fares. */
  readonly tariff: readonly Pick<ServiceClass, 'name' | 'perKm' | 'minimum'>[] | null;
}

/** The first and the last day on which a calendar runs, as numbers; none when it never runs. */
function endsOf(calendar: Calendar): number[] {
  const [start, end] = [dayNumber(calendar.start), dayNumber(calendar.end)];
  const days = calendar.added.map(dayNumber);
  if (calendar.weekdays.some(Boolean)) {
    const seek = (from: number, step: 1 | -1): void => {
      for (let day = from; day >= start && day <= end; day += step) {
        if (!runsOnDay(calendar, day)) continue;
        days.push(day);
        return;
      }
    };
    seek(start, 1);
    seek(end, -1);
  }
  return days.length === 0 ? [] : [days.reduce((a, b) => Math.min(a, b)), days.reduce((a, b) => Math.max(a, b))];
}

export function summaryOf({ brands, places, routes, trips, calendars, currency, fares, classes }: Network): NetworkSummary {
  const used = new Set(trips.map(({ calendarId }) => calendarId));
  const days = calendars.filter(({ id }) => used.has(id)).flatMap(endsOf);
  const [first, last] = [days.reduce((a, b) => Math.min(a, b), Infinity), days.reduce((a, b) => Math.max(a, b), -Infinity)];
  return {
    brands: brands.length,
    places: places.length,
    routes: routes.length,
    trips: trips.length,
    timeZone: brands[0]?.timeZone ?? 'UTC',
    currency,
    days: days.length === 0 ? null : { first: dateOf(first), last: dateOf(last) },
    tariff: fares.length > 0 ? null : classes.map(({ name, perKm, minimum }) => ({ name, perKm, minimum })),
  };
}
