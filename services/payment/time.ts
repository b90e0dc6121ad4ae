import { Temporal } from 'temporal-polyfill';

/** An instant in Monterrey time with its offset. (CONST-026) */
export function monterrey(instant: Date | string): string {
  return Temporal.Instant.from(typeof instant === 'string' ? instant : instant.toISOString())
    .toZonedDateTimeISO('America/Monterrey')
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const words = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Monterrey',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/** An instant in words, in Monterrey time. */
export function monterreyWords(instant: string): string {
  return words.format(new Date(instant));
}

/** Hour and minute of an instant in a time zone. */
export function localTime(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleTimeString('es-MX', { timeZone, hour: '2-digit', minute: '2-digit', hour12: true });
}
