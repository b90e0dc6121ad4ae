import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeBalance, granTotalOf } from './amounts.ts';

const amount = fc.integer({ min: 0, max: 10_000_000_000 });

it('the credit of a change never exceeds its price, the amount due is never negative, and no centavo is lost', () => {
  fc.assert(
    fc.property(amount, amount, amount, (before, total, servicesTotal) => {
      const { creditsTotal, earnPoints } = changeBalance(before, total + servicesTotal);
      const due = granTotalOf({ total, servicesTotal, creditsTotal });
      expect(creditsTotal).toBeLessThanOrEqual(total + servicesTotal);
      expect(creditsTotal + earnPoints).toBe(before);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due).toBe(Math.max(0, total + servicesTotal - before));
      expect(Math.min(due, earnPoints)).toBe(0);
    }),
  );
});
