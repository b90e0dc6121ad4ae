import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { couponCart } from './cart/openCart.ts';

/** A cart without a coupon stays as it is. */
export const removeCoupon =
  (parts: PaymentParts): Handler<operations['removeCoupon']> =>
  async ({ path, identity }) => {
    const cart = await couponCart(parts, policies.removeCoupon, path.cartId, identity);
    await parts.coupons.remove(cart.id);
    return { status: 200, body: { cartId: cart.id } };
  };
