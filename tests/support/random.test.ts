import { describe, expect, it } from 'vitest';
import { oneOf, randomAt, weighted } from './random.ts';

const drawn = (count: number, ...places: number[]) => {
  const random = randomAt(...places);
  return Array.from({ length: count }, random);
};

describe('random numbers', () => {
  it('are the same for the same seed and step, and others for the next step or another seed', () => {
    expect(drawn(20, 7, 3)).toEqual(drawn(20, 7, 3));
    expect(drawn(20, 7, 4)).not.toEqual(drawn(20, 7, 3));
    expect(drawn(20, 3, 7)).not.toEqual(drawn(20, 7, 3));
  });

  it('are from 0 up to 1, and spread evenly, also the first ones of many steps', () => {
    const first = Array.from({ length: 10_000 }, (_, step) => randomAt(1, step)());
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThan(1);
    for (const tenth of Array(10).keys()) {
      const share = first.filter((number) => Math.floor(number * 10) === tenth).length / first.length;
      expect(share).toBeCloseTo(0.1, 1);
    }
  });
});

describe('a choice', () => {
  it('follows the weights', () => {
    const random = randomAt(5);
    const chosen = Array.from({ length: 4_000 }, () =>
      weighted(random, ['rare', 'often', 'never'], (item) => ({ rare: 1, often: 3, never: 0 })[item] ?? 0),
    );
    expect(chosen.filter((item) => item === 'often').length / chosen.length).toBeCloseTo(0.75, 1);
    expect(chosen).not.toContain('never');
    expect(chosen).not.toContain(undefined);
  });

  it('is undefined without a weight, and refused without an item', () => {
    expect(
      weighted(
        () => 0,
        ['a'],
        () => 0,
      ),
    ).toBeUndefined();
    expect(
      weighted(
        () => 0,
        [],
        () => 1,
      ),
    ).toBeUndefined();
    expect(() => oneOf(() => 0, [])).toThrow('nothing');
  });

  it('takes the first and the last item at the edges', () => {
    expect(oneOf(() => 0, ['a', 'b'])).toBe('a');
    expect(oneOf(() => 1 - 2 ** -32, ['a', 'b'])).toBe('b');
    expect(
      weighted(
        () => 1 - 2 ** -32,
        ['a', 'b'],
        () => 1,
      ),
    ).toBe('b');
  });
});
