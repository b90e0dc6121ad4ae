import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponDiscount, pointsDiscount, spread } from './discount.ts';

const fares = fc.array(
  fc.integer({ min: 1, max: 2_000_00 }).map((centavos) => centavos * 1000),
  { minLength: 1, maxLength: 10 },
);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const ticketsAt = (prices: readonly number[], name = 'Ana') =>
  prices.map((price, index) => ({ _id: `t${index}`, price, firstName: name, lastName: 'Peña' }));

describe('a discount', () => {
  it('[COUPON-014] is divided among the fares in whole centavos, and takes no fare below zero', () => {
    fc.assert(
      fc.property(fares, fc.integer({ min: 0, max: 3_000_000_000 }), (prices, amount) => {
        const parts = spread(prices, amount, 1000);
        expect(sum(parts)).toBe(Math.min(Math.floor(amount / 1000) * 1000, sum(prices)));
        for (const [index, part] of parts.entries()) {
          expect(part % 1000).toBe(0);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(prices[index] ?? 0);
        }
      }),
    );
  });

  it('[COUPON-013] [POINTS-007] is in proportion to the fares, ticket by ticket', () => {
    const { amount, tickets } = pointsDiscount(ticketsAt([118_000_000, 59_000_000, 59_000_000]), 23_600_000, 1000);
    expect(amount).toBe(23_600_000);
    expect(tickets.map((ticket) => ticket.amount)).toEqual([11_800_000, 5_900_000, 5_900_000]);
  });

  it('of a coupon with a beneficiary is on that ticket alone, whatever the accents', () => {
    const tickets = [...ticketsAt([30_000_000]), { _id: 'his', price: 20_000_000, firstName: 'AURELIO ', lastName: 'munoz' }];
    const value = { kind: 'amount', amount: 50_000_000 } as const;
    const discount = couponDiscount(tickets, { id: 'cp', code: 'VERANO', value, beneficiary: 'Aurelio Muñoz' }, 1000);
    expect(discount).toMatchObject({ amount: 20_000_000, tickets: [{ ticketId: 'his', amount: 20_000_000 }] });
  });
});
