import { epochOf, type Instant } from '../../../machines/domain/instant.ts';

export type CalendarEntry = { uid: string; title: string; from: Instant; to: Instant; place?: string; text?: string };

const stamp = (at: Instant): string => new Date(epochOf(at)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replaceAll(/([\\;,])/g, '\\$1').replaceAll('\n', '\\n');
/** A line has at most 75 bytes; a longer one goes on after a blank (RFC 5545, 3.1). */
const folded = (line: string): string => line.replaceAll(/(.{60})(?=.)/gu, '$1\r\n ');

/** An iCalendar file (RFC 5545). Instants are written in UTC, so each device shows its own time. */
export function calendarFile(entries: readonly CalendarEntry[], now: Instant): string {
  const events = entries.flatMap(({ uid, title, from, to, place, text }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@anden`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(to)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    'END:VEVENT',
  ]);
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Anden//ES'], ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
