import { expect, test } from 'vitest';
import { compare, inTurns, median, percentile, slopeOf } from './arithmetic.ts';

test('a percentile is a value of the list', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 1)).toBe(200);
  expect(percentile([7], 0.98)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('no values');
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([6])).toBe(6);
});

test('a ratio is the median of the ratios, so one disturbed pair does not count', () => {
  const pairs = [
    { ours: 20, floor: 10 },
    { ours: 300, floor: 100 },
    { ours: 200, floor: 100 },
  ];
  expect(compare(pairs)).toEqual({ ours: 200, floor: 100, ratio: 2 });
});

test('the sides take turns to be first', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  expect(await inTurns(3, side('a'), side('b'))).toHaveLength(3);
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
});

test('a slope is that of the line through the points', () => {
  const points = [0, 1, 2, 3].map((at) => ({ at, value: 100 + 0.5 * at }));
  expect(slopeOf(points)).toBeCloseTo(0.5);
  expect(() => slopeOf(points.slice(0, 1))).toThrow('two points');
});
