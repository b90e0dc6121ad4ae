import type { Instant, TimeZone } from '../../../machines/domain/instant.ts';
import { clockTime, numericDate, wallClock } from '../../messages/format.ts';

/** `17/04/2026, 08:30 AM` in a zone. */
export function momentIn(at: Instant, zone: TimeZone): string {
  const clock = wallClock(at, zone);
  return `${numericDate(clock.date)}, ${clockTime(clock)}`;
}
