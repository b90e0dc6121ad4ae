import { expect, it } from 'vitest';
import { type Sale, validityOf } from './validity.ts';

const deadline = Date.parse('2026-11-27T20:00:00Z');
const sale = (order: Sale['order']['status'], more: Partial<Sale['payment']> = {}, now = deadline - 1): Sale => ({
  payment: { state: 'paid', reason: null, deadline_at: new Date(deadline), ...more },
  order: { status: order },
  now,
});

it('a ticket may board only when it is issued and paid', () => {
  expect(validityOf({ status: 'issued' }, sale('paid'))).toBe('valid');
  expect(validityOf({ status: 'cancelled' }, sale('paid'))).toBe('cancelled');
  expect(validityOf({ status: 'held' }, sale('paid'))).toBe('cancelled');
  expect(validityOf({ status: 'changed' }, sale('paid'))).toBe('replaced');
  expect(validityOf({ status: 'issued' }, sale('paid', { state: 'voiding' }))).toBe('refunded');
  expect(validityOf({ status: 'issued' }, sale('paid', { state: 'refunded' }))).toBe('refunded');
});

it('a reservation is unpaid until its deadline, and expired from it on', () => {
  const reserved = { state: 'reserved' } as const;
  expect(validityOf({ status: 'reserved' }, sale('reserved', reserved))).toBe('unpaid');
  expect(validityOf({ status: 'reserved' }, sale('reserved', reserved, deadline))).toBe('expired');
  expect(validityOf({ status: 'cancelled' }, sale('cancelled', { state: 'refused', reason: 'reservation-expired' }))).toBe('expired');
  expect(validityOf({ status: 'cancelled' }, sale('cancelled', { state: 'refused', reason: 'reservation-cancelled' }))).toBe('cancelled');
});
