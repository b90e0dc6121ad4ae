import { expect, test } from 'vitest';
import { diagram } from './diagram.ts';

test('a trace is drawn with a column for each person, the shop and the bank', () => {
  const trace = [
    '1.000 traveller 2 presses Pagar',
    '1.500 traveller 2 POST /payment-api/payment → lost',
    '2.000 shop POST /bank/authorisations → 200 (254)',
    '3.000 buyer 3 GET /trip-api/trip → 200 (10)',
    '4.000 process 1 is killed',
  ];
  expect(diagram(trace)).toEqual([
    '           traveller 2   buyer 3       shop          bank          ',
    '    1.000  ●             │             │             │             presses Pagar',
    '    1.500  ●───────────────────────────✕             │             POST /payment-api/payment → lost',
    '    2.000  │             │             ●─────────────▶             POST /bank/authorisations → 200 (254)',
    '    3.000  │             ●─────────────▶             │             GET /trip-api/trip → 200 (10)',
    '    4.000  │             │             ●             │             process 1 is killed',
  ]);
});
