/** An ISO 8601 instant as it travels on the wire, with the offset of the place where it happens: `2026-04-17T08:30:00-06:00`. */
export type Instant = string;

/** A calendar day without zone: `YYYY-MM-DD` (CONST-029). */
export type PlainDate = string;

/** The day of an instant on the wall of its place. */
export function dayOf(at: Instant): PlainDate {
  return at.slice(0, 10);
}

/** The hour of an instant on that wall, 0 to 23. */
export function hourOf(at: Instant): number {
  return Number(at.slice(11, 13));
}

/** Monterrey has known no summer time since 30 October 2022. */
const MONTERREY_OFFSET = { ms: -6 * 3_600_000, text: '-06:00' };

/** The instant as Monterrey writes it, to the second (CONST-026). The device is not asked: a phone may have the time zones of years ago, and its first question about one takes it 20 ms. */
export function inMonterrey(instant: Instant): Instant {
  return `${instantOf(epochOf(instant) + MONTERREY_OFFSET.ms).slice(0, 19)}${MONTERREY_OFFSET.text}`;
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

/** Whole minutes from one instant to another; durations come from instants, never from wall clocks. */
export function minutesBetween(from: Instant, to: Instant): number {
  return Math.round((epochOf(to) - epochOf(from)) / 60_000);
}

/** The day `days` after `date`, both YYYY-MM-DD. */
export function plusDays(date: PlainDate, days: number): PlainDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** True for a real calendar day written YYYY-MM-DD. */
export function isPlainDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && plusDays(text, 0) === text;
}
