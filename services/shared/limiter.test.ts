import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

describe('the limit of calls', () => {
  it('is counted for a caller and for an address, and ends with the minute', () => {
    let now = 120_000;
    const { take } = createLimiter({ perAddress: 3, perCaller: 2 }, () => now);
    expect([take('a', 'one'), take('a', 'one')]).toEqual([0, 0]);
    now += 15_000;
    expect(take('b', 'one')).toBe(45);
    expect([take('a', 'two'), take('a', 'two'), take('a', undefined)]).toEqual([0, 45, 45]);
    expect(take('b', undefined)).toBe(0);
    now += 45_000;
    expect([take('a', 'one'), take('b', 'one')]).toEqual([0, 0]);
  });
});
