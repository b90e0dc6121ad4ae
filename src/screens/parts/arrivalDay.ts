import { dayOf, type Instant } from '../../../machines/domain/instant.ts';

/** `sábado 18/04` when a trip arrives on another local day than it departed; else null. */
export function arrivalDay(departs: Instant, arrives: Instant): string | null {
  const day = dayOf(arrives);
  if (day === dayOf(departs)) return null;
  const name = new Date(day).toLocaleDateString('es-MX', { weekday: 'long', timeZone: 'UTC' });
  return `${name} ${day.slice(8)}/${day.slice(5, 7)}`;
}
