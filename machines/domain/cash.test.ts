import { describe, expect, it } from 'vitest';
import { CASH_CART, CASH_TERMS, NOW } from '../testing/fixtures.ts';
import { cashOffer } from './cash.ts';
import { plusSeconds } from './instant.ts';
import type { Cart } from './order.ts';

const [way] = CASH_CART.ways;
const terms = { ...CASH_TERMS, cutoffMinutes: 120, lostBeforeMinutes: 60 };
const leavingAt = (departs: string): Cart => ({ ...CASH_CART, ways: [{ ...way, leg: { ...way.leg, departs } }] });
const leavingIn = (seconds: number) => leavingAt(plusSeconds(NOW, seconds));

describe('cash on the page', () => {
  it.each([
    ['[CASH-002] an edit', { ...CASH_CART, isChange: true }],
    ['[CASH-003] a cart with services', { ...CASH_CART, servicesTotal: 1 }],
    ['[CASH-006] a cart without tickets', { ...CASH_CART, ways: [{ ...way, tickets: [] }] }],
  ] satisfies [string, Cart][])('is hidden for %s', (_name, cart) => {
    expect(cashOffer(CASH_CART, terms, NOW).kind).toBe('offered');
    expect(cashOffer(cart, terms, NOW)).toEqual({ kind: 'hidden' });
  });

  it('[CASH-009] is offered while the first departure is further away than the cutoff, in whatever zone it is written', () => {
    expect(cashOffer(leavingIn(120 * 60 + 1), terms, NOW).kind).toBe('offered');
    expect(cashOffer(leavingIn(120 * 60), terms, NOW).kind).toBe('hidden');
    // NOW is 08:20 in Mexico City.
    expect(cashOffer(leavingAt('2026-04-17T10:20:01-06:00'), terms, NOW).kind).toBe('offered');
    expect(cashOffer(leavingAt('2026-04-17T10:20:00-06:00'), terms, NOW).kind).toBe('hidden');
  });

  it.each([0, -1])('[CASH-005] is hidden with a cutoff of %i minutes', (cutoffMinutes) => {
    expect(cashOffer(CASH_CART, { ...terms, cutoffMinutes }, NOW)).toEqual({ kind: 'hidden' });
  });

  it('[CASH-008] cannot be chosen while a coupon is in use', () => {
    const discount = { kind: 'coupon', couponId: 'cp_1', code: 'VIAJA100', amount: 1 } as const;
    expect(cashOffer({ ...CASH_CART, discount }, terms, NOW)).toEqual({ kind: 'disabled', reason: 'coupon' });
  });

  it('[CASH-007] cannot be chosen while points are in use', () => {
    expect(cashOffer({ ...CASH_CART, discount: { kind: 'points', amount: 1 } }, terms, NOW)).toEqual({
      kind: 'disabled',
      reason: 'points',
    });
  });

  it('[CASH-010] can be chosen with five pending reservations, not with six', () => {
    expect(cashOffer(CASH_CART, { ...terms, pending: 5 }, NOW).kind).toBe('offered');
    expect(cashOffer(CASH_CART, { ...terms, pending: 6 }, NOW)).toEqual({ kind: 'disabled', reason: 'limit' });
  });
});
