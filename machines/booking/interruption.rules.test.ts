import { expect, test } from 'vitest';
import { done } from 'xstate-paths';
import { booking, chosen, held, loaded, paid, restoredSummary } from './booking.examples.ts';
import { isPurchasing } from './interruption.rules.ts';

const summary = { name: 'summary', cartId: 'cart-1' } as const;

test('[NAV-076] a hold or a payment is not interrupted', () => {
  expect(isPurchasing(booking([chosen, held]))).toBe(true);
  expect(isPurchasing(booking([chosen, held, done('checkout', { kind: 'backToSeats' })]))).toBe(true);
  expect(isPurchasing(booking([], { name: 'reservation', link: null }))).toBe(true);
  // A restored purchase, before and after its files have loaded.
  expect(isPurchasing(booking([], summary))).toBe(true);
  expect(isPurchasing(booking([restoredSummary(), loaded], summary))).toBe(true);
});

test('[NAV-076] before a seat is chosen and after the payment, the page may reload', () => {
  expect(isPurchasing(booking([]))).toBe(false);
  expect(isPurchasing(booking([chosen]))).toBe(false);
  expect(isPurchasing(booking([chosen, held, paid]))).toBe(false);
});
