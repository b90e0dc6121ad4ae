import { dayIn, type PlainDate } from '../../../machines/domain/instant.ts';
import type { Place } from '../../../machines/domain/place.ts';
import { config } from './config.ts';
import { serverNow } from './serverClock.ts';

/** The day at a place, YYYY-MM-DD, or at the shop while the place is unknown (decision 7). */
export function today(place?: Place): PlainDate {
  return dayIn(place?.timeZone ?? config.shopTimeZone, serverNow());
}
