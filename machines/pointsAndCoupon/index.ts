export { pointsAndCouponMachine } from './pointsAndCoupon.machine.ts';
export type * from './pointsAndCoupon.types.ts';
export { pointsAndCouponView } from './pointsAndCoupon.view.ts';
