import type { Calendar } from './types.ts';

/** Days are counted from 1 January 1970, because a search compares thousands of them. */

const dayMs = 86_400_000;

/** The number of a day (`YYYY-MM-DD`). */
export const dayNumber = (date: string): number => Math.floor(Date.parse(date) / dayMs);

/** The day (`YYYY-MM-DD`) of a number. */
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The day of an instant (milliseconds) where the clocks are `minutes` ahead of UTC. */
export const localDay = (instant: number, minutes: number): number => Math.floor((instant + minutes * 60_000) / dayMs);

/** 0 for Monday. Day 0 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

interface Service {
  readonly start: number;
  readonly end: number;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

const services = new WeakMap<Calendar, Service>();

function serviceOf(calendar: Calendar): Service {
  const known = services.get(calendar);
  if (known !== undefined) return known;
  const service = {
    start: dayNumber(calendar.start),
    end: dayNumber(calendar.end),
    added: new Set(calendar.added.map(dayNumber)),
    removed: new Set(calendar.removed.map(dayNumber)),
  };
  services.set(calendar, service);
  return service;
}

/** Whether a calendar runs on a numbered day. */
export function runsOnDay(calendar: Calendar, day: number): boolean {
  const { start, end, added, removed } = serviceOf(calendar);
  if (added.has(day)) return true;
  if (removed.has(day) || day < start || day > end) return false;
  return calendar.weekdays[weekdayOf(day)] ?? false;
}
