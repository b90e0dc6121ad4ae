import { Temporal } from 'temporal-polyfill';

/** An instant with the offset of a zone, in seconds. (CONST-026) */
export function inZone(instant: Date | string, timeZone: string): string {
  return Temporal.Instant.from(typeof instant === 'string' ? instant : instant.toISOString())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A clock as the shop writes it, `08:30 AM`, and with seconds. (CONST-030) */
export const hourMinute = { hour: '2-digit', minute: '2-digit', hour12: true } as const;
export const hourMinuteSecond = { ...hourMinute, second: '2-digit' } as const;

/** An instant in Spanish. Mails, PDF documents and pages of the services write every day and every clock by it. */
export const instantWords = (at: Date, timeZone: string | undefined, style: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString('es-MX', { timeZone, ...style }).replaceAll(/([ap])\.\s?m\./g, (_, half: string) => `${half.toUpperCase()}M`);

/** The day and hour of an instant as text, with the name of the zone. */
export const hourWords = (instant: Date, timeZone: string): string =>
  instantWords(instant, timeZone, { day: 'numeric', month: 'long', ...hourMinute, timeZoneName: 'shortGeneric' });

/**
 * An instant as text, in the time of its terminal. Where the shop's zone has another time, that time follows with the name of the zone, and
 * with its day where the days differ. (decision 7)
 */
export function departureWords(instant: string, terminalTimeZone: string, shopTimeZone: string): string {
  const at = new Date(instant);
  const local = instantWords(at, terminalTimeZone, { ...day, ...hourMinute });
  if (local === instantWords(at, shopTimeZone, { ...day, ...hourMinute })) return local;
  const isSameDay = instantWords(at, terminalTimeZone, day) === instantWords(at, shopTimeZone, day);
  const shopStyle = { ...(isSameDay ? {} : day), ...hourMinute, timeZoneName: 'shortGeneric' } as const;
  return `${local} hora local (${instantWords(at, shopTimeZone, shopStyle)})`;
}
