import { Temporal } from 'temporal-polyfill';

/** An instant with the offset of a zone, in seconds. (CONST-026) */
export function inZone(instant: Date | string, timeZone: string): string {
  return Temporal.Instant.from(typeof instant === 'string' ? instant : instant.toISOString())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hour12: true } as const;

/** The day and hour of an instant as text, with the name of the zone. */
export const hourWords = (instant: Date, timeZone: string): string =>
  instant.toLocaleString('es-MX', { timeZone, day: 'numeric', month: 'long', ...time, timeZoneName: 'shortGeneric' });

/**
 * An instant as text, in the time of its terminal. Where the shop's zone has another time, that time follows with the name of the zone, and
 * with its day where the days differ. (decision 7)
 */
export function departureWords(instant: string, terminalTimeZone: string, shopTimeZone: string): string {
  const at = new Date(instant);
  const words = (timeZone: string, style: Intl.DateTimeFormatOptions) => at.toLocaleString('es-MX', { timeZone, ...style });
  const local = words(terminalTimeZone, { ...day, ...time });
  if (local === words(shopTimeZone, { ...day, ...time })) return local;
  const isSameDay = words(terminalTimeZone, day) === words(shopTimeZone, day);
  return `${local} hora local (${words(shopTimeZone, { ...(isSameDay ? {} : day), ...time, timeZoneName: 'shortGeneric' })})`;
}
