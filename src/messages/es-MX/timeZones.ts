import type { TimeZone } from '../../../machines/domain/instant.ts';

/** The place in the name of a zone, as the mails of the services name it: "hora de Nueva York". */
export function cityOf(timeZone: TimeZone): string {
  const parts = new Intl.DateTimeFormat('es-MX', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone).replace(/^hora de /, '');
}
