import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const entry = {
  uid: 'o_1-outbound',
  title: 'Autobús de Monterrey a San Luis Potosí; sale puntual, sin escalas y con un nombre largo',
  from: '2026-11-27T08:30:00-06:00',
  to: '2026-11-27T15:45:00-06:00',
  place: 'Central Monterrey, andén 4',
  text: 'Venta TUN-7KQ2BYT9\nasientos 5, 6',
};

it('an entry has its instants in UTC, its signs escaped and its lines folded', () => {
  const file = calendarFile([entry], '2026-11-21T05:21:00.123Z');
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART:20261127T143000Z');
  expect(lines).toContain('DTEND:20261127T214500Z');
  expect(lines).toContain('DTSTAMP:20261121T052100Z');
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('LOCATION:Central Monterrey\\, andén 4');
  expect(unfolded).toContain('DESCRIPTION:Venta TUN-7KQ2BYT9\\nasientos 5\\, 6');
  expect(unfolded).toContain('San Luis Potosí\\; sale puntual');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

it('an entry has no control in a value, whatever its texts have', () => {
  const lines = calendarFile(
    [{ ...entry, place: 'Central\rATTENDEE:x\u0000', title: 'Uno\r\nDos\u2028Tres\u0085\u0007' }],
    '2026-11-21T05:21:00.123Z',
  ).split('\r\n');
  expect(lines).toContain('LOCATION:Central\\nATTENDEE:x');
  expect(lines).toContain('SUMMARY:Uno\\nDos\\nTres\\n');
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
});

it('an entry with zones has the local times of its terminals, also where the offset changes between two entries', () => {
  const zones = { from: 'America/Monterrey', to: 'America/Matamoros' };
  const back = { from: '2027-03-15T10:00:00-05:00', to: '2027-03-15T14:00:00-06:00' };
  const file = calendarFile(
    [
      { ...entry, zones },
      { ...entry, ...back, uid: 'o_1-return', zones: { from: zones.to, to: zones.from } },
    ],
    '2026-11-21T05:21:00.123Z',
  );
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART;TZID=America/Monterrey:20261127T083000');
  expect(lines).toContain('DTEND;TZID=America/Matamoros:20261127T154500');
  expect(lines).toContain('DTSTART;TZID=America/Matamoros:20270315T100000');
  const zone = lines.slice(lines.indexOf('TZID:America/Matamoros'), lines.lastIndexOf('END:VTIMEZONE'));
  expect(zone.filter((line) => /^(DTSTART|TZOFFSET)/.test(line))).toEqual([
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0600',
    'DTSTART:20270315T000000',
    'TZOFFSETFROM:-0600',
    'TZOFFSETTO:-0500',
  ]);
});
