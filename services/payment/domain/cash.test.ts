import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashRefusal, newStoreReference, payBefore } from './cash.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const minute = 60_000;
const terms = { cutoffMinutes: 120, expiresMinutes: 60 };
const cart = (minutesAhead: number, more: { isChange?: boolean; servicesTotal?: number } = {}) => ({
  isChange: false,
  servicesTotal: 0,
  tickets: [minutesAhead + 600, minutesAhead].map((ahead) => ({ departureDatetime: new Date(now + ahead * minute).toISOString() })),
  ...more,
});
const payer = { isProved: true, pending: 0 };

describe('which carts can be reserved', () => {
  it.each([
    ['[CASH-002] an edit', cart(600, { isChange: true }), 'method-not-available'],
    ['[CASH-003] a cart with services', cart(600, { servicesTotal: 1 }), 'method-not-available'],
    ['[CASH-006] a cart without tickets', { ...cart(600), tickets: [] }, 'method-not-available'],
    ['[CASH-009] a first departure exactly at the cutoff', cart(120), 'cash-too-late'],
  ])('%s cannot', (_name, asCart, refusal) => {
    expect(cashRefusal(asCart, terms, payer, now)).toBe(refusal);
  });

  it('[CASH-009][CONST-027] a first departure beyond the cutoff can, in whatever zone it is written', () => {
    expect(cashRefusal(cart(121), terms, payer, now)).toBeUndefined();
    // 08:01 in Mexico City is 14:01 UTC, 121 minutes from now.
    const inMexico = { ...cart(0), tickets: [{ departureDatetime: '2026-11-23T08:01:00-06:00' }] };
    expect(cashRefusal(inMexico, terms, payer, now)).toBeUndefined();
  });

  it('[CASH-010][CONST-048] five pending reservations allow another one, six do not', () => {
    expect(cashRefusal(cart(600), terms, { ...payer, pending: 5 }, now)).toBeUndefined();
    expect(cashRefusal(cart(600), terms, { ...payer, pending: 6 }, now)).toBe('cash-limit');
  });

  it('[CASH-001] a guest who proved no phone cannot', () => {
    expect(cashRefusal(cart(600), terms, { ...payer, isProved: false }, now)).toBe('cash-unproved');
  });

  it('[CASH-005][CONST-051] a cutoff of 0 disables reservations', () => {
    expect(cashRefusal(cart(6000), { ...terms, cutoffMinutes: 0 }, payer, now)).toBe('cash-disabled');
  });
});

describe('until when', () => {
  it('[CONST-050][CONST-053] 60 minutes by default, and never within the hour before the departure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 121, max: 5000 }), fc.integer({ min: 1, max: 1440 }), (ahead, expiresMinutes) => {
        const until = payBefore(cart(ahead), { ...terms, expiresMinutes }, now).getTime();
        expect(until).toBeGreaterThan(now);
        expect(until).toBe(Math.min(now + expiresMinutes * minute, now + (ahead - 60) * minute));
      }),
    );
  });
});

it('a reference has 16 digits, and one wrong digit is noticed', () => {
  const sum = (digits: string): number =>
    [...digits].reverse().reduce((total, sign, index) => {
      const value = Number(sign) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  for (let count = 0; count < 50; count += 1) {
    const reference = newStoreReference();
    expect(reference).toMatch(/^9800\d{12}$/);
    expect(sum(reference) % 10).toBe(0);
  }
});
