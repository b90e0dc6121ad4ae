import type { Failure } from '../domain/failure.ts';
import type { Cart } from '../domain/order.ts';

/** What the traveller wants: to type a coupon, to take it off, or to take it off for points (POINTS-006). */
export type DiscountWish = 'coupon' | 'removal' | 'points';

export type PointsAndCouponInput = { cart: Cart; wish: DiscountWish };

export type PointsAndCouponContext = PointsAndCouponInput & {
  code: string;
  failure: Failure | null;
};

export type PointsAndCouponEvent =
  | { type: 'code.changed'; code: string }
  | { type: 'code.submitted' }
  | { type: 'code.dismissed' }
  | { type: 'alert.closed' };

export type PointsAndCouponOutput =
  /** The cart has another discount now. */
  | { kind: 'changed'; cart: Cart; usesPoints: boolean }
  | { kind: 'kept' }
  /** The hold of the cart is over. */
  | { kind: 'late' };

export type PointsAndCouponView =
  | { screen: 'code'; code: string; canApply: boolean; isApplying: boolean; failure: Failure | null }
  | { screen: 'applied' }
  | { screen: 'removing' }
  | { screen: 'failed'; failure: Failure };
