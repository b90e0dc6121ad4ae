import { minutesBetween, type Instant, type TimeZone } from '../../../machines/domain/instant.ts';
import { offline } from '../../messages/es-MX.ts';
import { clockTime, duration, fullDate, wallClock } from '../../messages/format.ts';

const DAY_MIN = 24 * 60;

/** The age of an answer that came at `at`: `2 h 10 min` and `mié 22/04/2026, 02:15 PM`, in the shop's own zone. */
export function ageWords(at: Instant, now: Instant, shopTimeZone: TimeZone): [age: string, moment: string] {
  const minutes = Math.max(0, minutesBetween(at, now));
  const clock = wallClock(at, shopTimeZone);
  return [ageOf(minutes), `${fullDate(clock.date)}, ${clockTime(clock)}`];
}

function ageOf(minutes: number): string {
  if (minutes < 1) return offline.moment;
  return minutes < 2 * DAY_MIN ? duration(minutes) : offline.days(Math.floor(minutes / DAY_MIN));
}
