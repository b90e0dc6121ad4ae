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
