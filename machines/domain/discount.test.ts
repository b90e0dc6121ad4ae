import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CART, ROUND_CART } from '../testing/fixtures.ts';
import { offersCoupon, offersPoints, spread, withPoints } from './discount.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('[POINTS-007] points reduce each ticket in proportion, and the total by what they pay', () => {
  const { ways, total, discount } = withPoints(ROUND_CART, 23_600_000);
  const tickets = ways.flatMap((way) => way.tickets);
  expect(discount).toEqual({ kind: 'points', amount: 23_600_000 });
  expect(total).toBe(ROUND_CART.total - 23_600_000);
  expect(sum(tickets.map((ticket) => ticket.discount))).toBe(23_600_000);
  for (const { price, discount: part } of tickets) expect(part / price).toBeCloseTo(23_600_000 / ROUND_CART.subtotal, 3);
});

test('points never pay services', () => {
  const { total, discount } = withPoints(CART, 10_000_000_000);
  expect([total, discount?.amount]).toEqual([CART.servicesTotal, CART.subtotal]);
});

test('an amount is divided into whole centavos, and no fare falls below zero', () => {
  const fares = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fares, fc.integer({ min: 0, max: 3_000_000_000 }), (centavos, amount) => {
      const prices = centavos.map((one) => one * 1000);
      const parts = spread(prices, amount);
      expect(sum(parts)).toBe(Math.min(Math.floor(amount / 1000) * 1000, sum(prices)));
      expect(parts.every((part, index) => part % 1000 === 0 && part >= 0 && part <= (prices[index] ?? 0))).toBe(true);
    }),
  );
});

test('[COUPON-003] [POINTS-004] a change of tickets takes neither', () => {
  const change = { ...CART, isChange: true };
  expect([offersCoupon(change), offersPoints(change, 1_000_000)]).toEqual([false, false]);
  expect([offersCoupon(CART), offersPoints(CART, 1_000_000)]).toEqual([true, true]);
});

test('[POINTS-005] points are offered from one centavo on, and none to whom has no balance', () => {
  expect([1_000, 999, 0, null].map((balance) => offersPoints(CART, balance))).toEqual([true, false, false, false]);
});
