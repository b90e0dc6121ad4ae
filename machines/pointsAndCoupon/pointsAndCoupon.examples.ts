import { CART, COUPON_CART } from '../testing/fixtures.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { pointsAndCouponMachine } from './pointsAndCoupon.machine.ts';
import type { DiscountWish, PointsAndCouponEvent } from './pointsAndCoupon.types.ts';
import { pointsAndCouponView } from './pointsAndCoupon.view.ts';

type Step = PointsAndCouponEvent | ReturnType<typeof done>;

export const typing = { cart: CART, wish: 'coupon' } as const;
export const removing = { cart: COUPON_CART, wish: 'removal' } as const;
const at = (events: readonly Step[], input: { cart: typeof CART; wish: DiscountWish } = typing) => ({ input, events });

export const typed: Step[] = [{ type: 'code.changed', code: 'VIAJA100' }];
export const submitted: Step[] = [...typed, { type: 'code.submitted' }];
const refused = { code: 'coupon-beneficiary', retryable: false, message: 'Este cupón solo es válido para Aurelio Muñoz' };

/** Situations of the coupon, reached by events. */
export const situations = {
  empty: at([]),
  typed: at(typed),
  applying: at(submitted),
  refused: at([...submitted, failed('applyCoupon', refused)]),
  unreached: at([...submitted, failed('applyCoupon', { code: 'network', retryable: true })]),
  applied: at([...submitted, done('applyCoupon', COUPON_CART)]),
  removing: at([], removing),
  notRemoved: at([failed('removeCoupon', { code: 'network', retryable: true })], removing),
} as const;

export const chart = chartOf(pointsAndCouponMachine, situations, pointsAndCouponView);
export const { examples } = chart;
