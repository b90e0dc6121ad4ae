import type { Cart } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/**
 * Applies a coupon and fetches the cart with its discount (API-073). Rejects with the reason of the refusal, `cart-expired`, or a lost
 * answer. A repeated call with the same code answers the same.
 */
export const applyCoupon = promisePort<Cart, { cartId: string; code: string }>('applyCoupon');

/** Takes the coupon off and fetches the cart. Rejects like `applyCoupon`. */
export const removeCoupon = promisePort<Cart, { cartId: string }>('removeCoupon');
