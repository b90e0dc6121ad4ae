import { epochOf, type Instant, type TimeZone } from '../../../machines/domain/instant.ts';

/** With `zones` an entry has the times of these places, whose offsets its instants have; else those of the device. */
export type CalendarEntry = {
  uid: string;
  title: string;
  from: Instant;
  to: Instant;
  zones?: { from: TimeZone; to: TimeZone };
  place?: string;
  text?: string;
};

const stamp = (at: Instant): string => new Date(epochOf(at)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
/** A text of one property: a break of a line is written, and no other control may stand in a value (RFC 5545, 3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll(/([\\;,])/g, '\\$1')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
/** A line has at most 75 bytes; a longer one goes on after a blank (RFC 5545, 3.1). */
const folded = (line: string): string => line.replaceAll(/(.{60})(?=.)/gu, '$1\r\n ');

const localStamp = (at: Instant): string => at.slice(0, 19).replaceAll(/[-:]/g, '');
const offsetOf = (at: Instant): string => at.slice(-6).replace(':', '');
const time = (name: string, at: Instant, zone: TimeZone | undefined): string =>
  zone === undefined ? `${name}:${stamp(at)}` : `${name};TZID=${zone}:${localStamp(at)}`;

/** The zones of the entries, each with the offsets that it has on their days (RFC 5545, 3.6.5). */
function zonesOf(entries: readonly CalendarEntry[]): string[] {
  const days = entries.flatMap(({ from, to, zones }) =>
    zones
      ? [
          { zone: zones.from, at: from },
          { zone: zones.to, at: to },
        ]
      : [],
  );
  return [...new Set(days.map(({ zone }) => zone))].flatMap((zone) => {
    const times = days.filter((day) => day.zone === zone).map(({ at }) => at);
    const changes = times
      .toSorted((a, b) => epochOf(a) - epochOf(b))
      .filter((at, index, all) => offsetOf(at) !== offsetOf(all[index - 1] ?? ''));
    return [
      'BEGIN:VTIMEZONE',
      `TZID:${zone}`,
      ...changes.flatMap((at, index) => [
        'BEGIN:STANDARD',
        `DTSTART:${index === 0 ? '19700101' : localStamp(at).slice(0, 8)}T000000`,
        `TZOFFSETFROM:${offsetOf(changes[index - 1] ?? at)}`,
        `TZOFFSETTO:${offsetOf(at)}`,
        'END:STANDARD',
      ]),
      'END:VTIMEZONE',
    ];
  });
}

/** An iCalendar file (RFC 5545). */
export function calendarFile(entries: readonly CalendarEntry[], now: Instant): string {
  const events = entries.flatMap(({ uid, title, from, to, zones, place, text }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}@boletos`,
    `DTSTAMP:${stamp(now)}`,
    time('DTSTART', from, zones?.from),
    time('DTEND', to, zones?.to),
    `SUMMARY:${escaped(title)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(text === undefined ? [] : [`DESCRIPTION:${escaped(text)}`]),
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Boletos//ES', ...zonesOf(entries), ...events, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
