import { expect, it } from 'vitest';
import { arrivalDay } from './arrivalDay.ts';

it('a bus that arrives on another day says its name, in the time of the terminal', () => {
  expect(arrivalDay('2026-04-17T17:30:00-06:00', '2026-04-17T23:59:00-06:00')).toBeNull();
  expect(arrivalDay('2026-04-17T17:30:00-06:00', '2026-04-18T00:00:00-06:00')).toBe('sábado 18/04');
  // In Reynosa it is an hour later than in Monterrey in summer.
  expect(arrivalDay('2026-07-11T19:00:00-06:00', '2026-07-12T00:10:00-05:00')).toBe('domingo 12/07');
});
