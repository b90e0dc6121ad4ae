import { describe, expect, it } from 'vitest';
import { CART, COUPON_CART } from '../testing/fixtures.ts';
import { done, failed, situation } from 'xstate-paths';
import { examples, removing, submitted, typing } from './pointsAndCoupon.examples.ts';
import { pointsAndCouponMachine } from './pointsAndCoupon.machine.ts';

const coupon = (events: Parameters<typeof situation>[2]) => situation(pointsAndCouponMachine, typing, events);
const refused = (code: string) => failed('applyCoupon', { code, retryable: false });

describe('a coupon', () => {
  it('[COUPON-006] [CONST-057] is applied from four characters on, without the spaces around them', () => {
    const typed = (code: string) => coupon([{ type: 'code.changed', code }]);
    expect(typed(' ABC ').can({ type: 'code.submitted' })).toBe(false);
    expect(typed(' ABCD ').can({ type: 'code.submitted' })).toBe(true);
  });

  it('ends with the cart that it reduces, after its notice', () => {
    const applied = [...submitted, done('applyCoupon', COUPON_CART)];
    expect(coupon(applied).value).toBe('applied');
    expect(coupon([...applied, { type: 'alert.closed' }]).output).toEqual({ kind: 'changed', cart: COUPON_CART, usesPoints: false });
  });

  it('that is refused keeps its code, and the next letter clears the refusal', () => {
    expect(examples.refused).toMatchObject({ screen: 'code', code: 'VIAJA100', failure: { code: 'coupon-beneficiary' } });
    const retyped = coupon([...submitted, refused('refused'), { type: 'code.changed', code: 'VIAJA200' }]);
    expect(retyped.context).toMatchObject({ code: 'VIAJA200', failure: null });
  });

  it('of a cart whose hold is over ends the chart', () => {
    expect(coupon([...submitted, refused('cart-expired')]).output).toEqual({ kind: 'late' });
  });
});

it('[POINTS-006] points take the place of a coupon once it is off', () => {
  const input = { ...removing, wish: 'points' } as const;
  const replaced = situation(pointsAndCouponMachine, input, [done('removeCoupon', CART)]);
  expect(replaced.output).toEqual({ kind: 'changed', cart: CART, usesPoints: true });
});
