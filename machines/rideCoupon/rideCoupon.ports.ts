import { promisePort } from '../port.ts';
import type { RideWanted } from './rideCoupon.types.ts';

/** Whether this device got a coupon for the order's first ticket already (RIDE-009, RIDE-010). */
export const hasRideCoupon = promisePort<boolean, { key: string }>('hasRideCoupon');

/**
 * Asks for the coupons of a trip and notes the key of its first ticket when one was given (API-086, RIDE-012). Resolves with the number of
 * coupons given. Rejects with `ride-coupon-given` for a second request of an account.
 */
export const createRideCoupons = promisePort<number, { orderId: string; key: string; coupons: RideWanted[] }>('createRideCoupons');
