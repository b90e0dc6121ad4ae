import { Temporal } from 'temporal-polyfill';

/** The first instant of a day of the shop, and that of the next day. */
export function spanOfDay(day: Temporal.PlainDate, zone: string): { readonly from: Date; readonly until: Date } {
  const start = (days: number): Date => new Date(day.add({ days }).toZonedDateTime(zone).epochMilliseconds);
  return { from: start(0), until: start(1) };
}

/** The first instant of the day of an instant, in milliseconds. */
export const startOfDay = (now: number, zone: string): Date =>
  spanOfDay(Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate(), zone).from;
