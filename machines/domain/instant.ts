import { fromEpochMilliseconds, toZonedDateTimeISO } from 'temporal-polyfill/fns/Instant';
import { addDays, create, toString as dateText } from 'temporal-polyfill/fns/PlainDate';
import { toString as zonedText } from 'temporal-polyfill/fns/ZonedDateTime';

/** An ISO 8601 instant of the contract, with the offset of its place: `2026-04-17T08:30:00-06:00`. */
export type Instant = string;

/** An instant before all others. As the `now` of a chart before its first tick it ends nothing; as a limit it has passed. */
export const LONG_AGO: Instant = '1970-01-01T00:00:00.000Z';

/** A calendar day without zone: `YYYY-MM-DD` (CONST-029). */
export type PlainDate = string;

/** An IANA name: `America/Matamoros`. */
export type TimeZone = string;

/** The local day of an instant at its place. */
export function dayOf(at: Instant): PlainDate {
  return at.slice(0, 10);
}

/** The local hour of an instant at its place, 0 to 23. */
export function hourOf(at: Instant): number {
  return Number(at.slice(11, 13));
}

/** The instant with the offset of a zone at that time, in seconds (CONST-026). UTC where an old device does not know the zone. */
export function inZone(instant: Instant, timeZone: TimeZone): Instant {
  const moment = fromEpochMilliseconds(epochOf(instant));
  const textIn = (zone: TimeZone) => zonedText(toZonedDateTimeISO(moment, zone), { timeZoneName: 'never', smallestUnit: 'second' });
  try {
    return textIn(timeZone);
  } catch {
    return textIn('UTC');
  }
}

/** The day of an instant in a zone. */
export function dayIn(timeZone: TimeZone, instant: Instant): PlainDate {
  return dayOf(inZone(instant, timeZone));
}

/** Milliseconds since the epoch. */
export function epochOf(instant: Instant): number {
  return Date.parse(instant);
}

export function instantOf(epochMs: number): Instant {
  return new Date(epochMs).toISOString();
}

export function plusSeconds(instant: Instant, seconds: number): Instant {
  return instantOf(epochOf(instant) + seconds * 1000);
}

/** Whole minutes from one instant to another. Durations are computed from instants, never from local times. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((epochOf(to) - epochOf(from)) / 60_000);
}

/** The day `days` after `date`, both YYYY-MM-DD. */
export function plusDays(date: PlainDate, days: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dateText(addDays(create(year, month, day), days));
}

/** Nights between two days, in either order. */
export function nightsBetween(one: PlainDate, other: PlainDate): number {
  // Days without a time are read as UTC, where each has 24 hours.
  return Math.abs(Date.parse(other) - Date.parse(one)) / 86_400_000;
}

/** True for a real calendar day written YYYY-MM-DD. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return plusDays(text, 0) === text;
  } catch {
    return false;
  }
}
