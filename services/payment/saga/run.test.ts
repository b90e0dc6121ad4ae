import { expect, it } from 'vitest';
import type { Payment } from '../domain/payment.ts';
import { retryIn } from './run.ts';

const begun = Date.parse('2026-03-13T12:00:00Z');
const secondsAt = (minutes: number, payment: Partial<Payment>): number =>
  retryIn({ now: () => begun + minutes * 60_000 }, { created_at: new Date(begun), capture_refused_at: null, ...payment } as Payment);

it('what the bank refuses or has not decided is asked again after a twentieth of its age, from 2 seconds to a minute', () => {
  for (const payment of [{ state: 'voiding' }, { state: 'ticketed', capture_refused_at: new Date(begun) }] as const)
    expect([0, 1, 10, 20, 1440].map((minutes) => secondsAt(minutes, payment))).toEqual([2, 3, 30, 60, 60]);
  expect(secondsAt(1440, { state: 'ticketed' })).toBe(2);
  expect(secondsAt(1440, { state: 'unknown' })).toBe(20);
});
