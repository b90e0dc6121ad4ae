export { hasRide } from './rideCoupon.rules.ts';
export { rideCouponMachine } from './rideCoupon.machine.ts';
export { rideCouponView } from './rideCoupon.view.ts';
export type * from './rideCoupon.types.ts';
