import { describe, expect, it } from 'vitest';
import { cents, sumFault } from './totals.ts';

const rows = (...values: string[]) => values.map((value, index) => ({ name: `line ${index + 1}`, value }));

describe('an amount of the page', () => {
  it.each([
    ['$1,560.00', 156_000],
    ['$1,560.05 MXN', 156_005],
    ['$489', 48_900],
    ['−$50.00', -5_000],
    ['-$0.50', -50],
    ['$0.00', 0],
  ])('%s is %i cents', (text, amount) => expect(cents(text)).toBe(amount));

  it.each(['8170228316', '2 pasajeros', '$', '', 'desde $489'])('%s is none', (text) => expect(cents(text)).toBeUndefined());
});

describe('a total', () => {
  it('is the sum of its lines, with what is taken off', () => {
    expect(sumFault(rows('$100.00', '$20.50', '−$50.00', '$70.50 MXN'))).toBeUndefined();
  });

  it('is wrong by a cent', () => {
    expect(sumFault(rows('$100.00', '$20.50', '$120.51'))).toBe(
      'line 1 $100.00, line 2 $20.50, line 3 $120.51: the lines add up to 120.50',
    );
    expect(sumFault(rows('$100.00', '$20.50', '$120.49'))).toContain('120.50');
  });

  it('says nothing about a single amount, or a list of something else', () => {
    expect(sumFault(rows('$100.00'))).toBeUndefined();
    expect(sumFault(rows('MTY', '$100.00'))).toBeUndefined();
    expect(sumFault(rows('$100.00', '2 pasajeros'))).toBeUndefined();
    expect(sumFault([])).toBeUndefined();
  });
});
