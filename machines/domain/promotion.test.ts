import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plusDays } from './instant.ts';
import { promotedDays, proposedDay } from './promotion.ts';

const promotion = { title: '', minDays: 2, maxDays: 50 };
const DATE = '2026-04-17';

it('[SEARCH-036][SEARCH-037][CONST-035][CONST-036] the way back is 2 to 50 days after the travel date, and on sale', () => {
  expect(promotedDays(promotion, DATE, '2026-08-01')).toEqual({ first: '2026-04-19', last: '2026-06-06' });
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 100 }), (ahead) => {
      const lastOnSale = plusDays(DATE, ahead);
      const days = promotedDays(promotion, DATE, lastOnSale);
      if (ahead < 2) expect(days).toBeNull();
      else expect(days).toEqual({ first: plusDays(DATE, 2), last: plusDays(DATE, Math.min(50, ahead)) });
    }),
  );
});

it('[SEARCH-034] an offer proposes the chosen day if it is promoted, else the first promoted day with a trip', () => {
  const days = { first: '2026-04-19', last: '2026-06-06' };
  const prices = new Map([
    ['2026-04-22', 100],
    ['2026-04-18', 100],
    ['2026-04-20', 100],
  ]);
  expect(proposedDay(days, '2026-04-19', prices)).toBe('2026-04-19');
  expect(proposedDay(days, '2026-06-06', prices)).toBe('2026-06-06');
  expect(proposedDay(days, '2026-04-18', prices)).toBe('2026-04-20');
  expect(proposedDay(days, '2026-06-07', prices)).toBe('2026-04-20');
  expect(proposedDay(days, null, new Map())).toBe('2026-04-19');
});
