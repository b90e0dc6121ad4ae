import { expect, it } from 'vitest';
import { arriveBy } from './boarding.ts';

it.each([
  ['2026-11-27T08:30:00-06:00', '2026-11-27T08:00:00-06:00'],
  ['2026-11-27T00:10:00-06:00', '2026-11-26T23:40:00-06:00'],
  // The clocks of the border go back at 02:00.
  ['2026-11-01T01:15:00-06:00', '2026-11-01T01:45:00-05:00'],
])('a bus that leaves at %s is awaited from %s', (departs, at) => {
  expect(arriveBy({ departs, minutesBefore: 30, timeZone: 'America/Matamoros' })).toBe(at);
});
