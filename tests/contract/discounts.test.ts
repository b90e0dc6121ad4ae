import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread as spreadInShop } from '../../machines/domain/discount.ts';
import { spread as spreadInService } from '../../services/payment/domain/discount.ts';

test('[check 25] the page and the service divide a discount alike, to the centavo, in 10,000 random carts', () => {
  const fares = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(fares, fc.integer({ min: 0, max: 3_000_000_000 }), (centavos, amount) => {
      const prices = centavos.map((one) => one * 1000);
      expect(spreadInShop(prices, amount)).toEqual(spreadInService(prices, amount, 1000));
    }),
    { numRuns: 10_000 },
  );
});
