import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dayIn, instantOf, inZone, isPlainDate, plusDays } from './instant.ts';

/** Border zones follow the summer time of the United States; Monterrey has none since 2022. */
const ZONES = ['America/Monterrey', 'America/Tijuana', 'America/Matamoros', 'America/Ciudad_Juarez', 'America/Cancun', 'UTC'];

const zoned = (at: string, timeZone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);

describe('an instant in a zone', () => {
  it.each(ZONES)('[CONST-026] reads in %s as Temporal reads it, every hour of a year', (timeZone) => {
    const begin = Date.parse('2026-01-01T00:30:00Z');
    const hours = Array.from({ length: 365 * 24 }, (_, index) => instantOf(begin + index * 3_600_000));
    const expected = (at: string) => zoned(at, timeZone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
    expect(hours.filter((at) => inZone(at, timeZone) !== expected(at))).toEqual([]);
  });

  it('has the day of its zone, also at the end of a month and in the night of a change of the clock', () => {
    expect(dayIn('America/Monterrey', '2026-05-01T05:30:00Z')).toBe('2026-04-30');
    expect(dayIn('America/Matamoros', '2026-05-01T05:30:00Z')).toBe('2026-05-01');
    expect(dayIn('America/Tijuana', '2026-05-01T05:30:00Z')).toBe('2026-04-30');
    expect(dayIn('America/Tijuana', '2027-01-01T07:59:00Z')).toBe('2026-12-31');
    // 1 November 2026 has 25 hours in Matamoros.
    expect(['2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z', '2026-11-02T05:59:00Z'].map((at) => dayIn('America/Matamoros', at))).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-01',
    ]);
  });

  it('a zone that the device does not know reads in UTC', () => {
    expect(inZone('2026-05-01T05:30:00Z', 'America/Nowhere')).toBe('2026-05-01T05:30:00+00:00');
  });
});

describe('a day', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });

  it('some days after another equals the result of Temporal', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (at, count) => {
        const date = at.toISOString().slice(0, 10);
        expect(plusDays(date, count)).toBe(Temporal.PlainDate.from(date).add({ days: count }).toString());
      }),
    );
    expect([plusDays('2026-01-31', 1), plusDays('2028-02-28', 1), plusDays('2026-12-31', 1), plusDays('2026-03-01', -1)]).toEqual([
      '2026-02-01',
      '2028-02-29',
      '2027-01-01',
      '2026-02-28',
    ]);
  });

  it('exists in the calendar', () => {
    expect(['2026-02-28', '2028-02-29'].every(isPlainDate)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '', 'today'].some(isPlainDate)).toBe(false);
  });
});
