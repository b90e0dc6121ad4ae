import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { fareAmount, sellableFares } from '../feed/fares.ts';
import { promoDiscount, withPromotion } from './promotion.ts';

const money = fc.integer({ min: 0, max: 100_000_000_000 });
const fare = fc.constantFrom(...sellableFares);
const ticket = fc.record({
  category_id: fare.map(({ id }) => String(id)),
  boleto_id: fc.uuid(),
  pricing_diagrama: fc.constant(null),
  price: money,
});
const tickets = fc.array(ticket, { maxLength: 10 });
const travelDate = '2026-11-27';
const after = (days: number): string => Temporal.PlainDate.from(travelDate).add({ days }).toString();
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('the discount of the return', () => {
  it('[CONST-034] is half of an adult ticket, and never more of any ticket', () => {
    expect(promoDiscount(45_000_000, 100, 1000)).toBe(22_500_000);
    fc.assert(
      fc.property(money, fare, (price, { percent }) => {
        const discount = promoDiscount(price, percent, 1000);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount * 2).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('brings every fare to half of the adult price, to the centavo, unless it is there already', () => {
    fc.assert(
      fc.property(money, fare, (adult, { percent }) => {
        const price = fareAmount(adult, { percent }, 1000);
        const half = fareAmount(adult, { percent: Math.min(percent, 50) }, 1000);
        expect(Math.abs(price - promoDiscount(price, percent, 1000) - half)).toBeLessThanOrEqual(2000);
        if (percent <= 50) expect(promoDiscount(price, percent, 1000)).toBe(0);
      }),
    );
  });

  it('never makes the more expensive ticket the cheaper one', () => {
    fc.assert(
      fc.property(money, money, fare, (one, other, { percent }) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(less - promoDiscount(less, percent, 1000)).toBeLessThanOrEqual(more - promoDiscount(more, percent, 1000));
      }),
    );
  });
});

describe('a trip with the promotion', () => {
  it('[CONST-035][CONST-036][SEARCH-036][SEARCH-037] is discounted from 2 to 50 days after the travel date', () => {
    const discountAfter = (days: number): number | undefined => {
      const adult = { category_id: '1', boleto_id: 'b', pricing_diagrama: null, price: 45_000_000 };
      const trip = { departure: { date: travelDate, tickets: [adult] }, returning: { date: after(days), tickets: [adult] } };
      return withPromotion(trip, { minor: 1000, isOffered: true }).returning?.tickets[0]?.discount;
    };
    expect([0, 1, 2, 50, 51].map(discountAfter)).toEqual([0, 0, 22_500_000, 22_500_000, 0]);
  });

  it('loses no centavo, discounts no way out, and no more tickets back than travel out', () => {
    fc.assert(
      fc.property(tickets, tickets, fc.integer({ min: 0, max: 60 }), (out, back, days) => {
        const quote = withPromotion(
          { departure: { date: travelDate, tickets: out }, returning: { date: after(days), tickets: back } },
          { minor: 1000, isOffered: true },
        );
        expect(quote.departure.total).toBe(sum(out.map(({ price }) => price)));
        const returning = quote.returning?.tickets ?? [];
        expect(returning.map(({ boleto_id, price, discount }) => [boleto_id, price + discount])).toEqual(
          back.map(({ boleto_id, price }) => [boleto_id, price]),
        );
        expect(quote.returning?.total).toBe(sum(returning.map(({ price }) => price)));
        expect(returning.slice(out.length).every(({ discount }) => discount === 0)).toBe(true);
        if (quote.promotionId === null) expect(returning.every(({ discount }) => discount === 0)).toBe(true);
      }),
    );
  });
});
