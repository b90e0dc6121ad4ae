import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { couponCart } from '../couponCart.ts';

/** A cart without a coupon stays as it is. */
export const removeCoupon =
  (parts: PaymentParts): Handler<operations['removeCoupon']> =>
  async ({ path, identity }) => {
    const cart = await couponCart(parts, path.cartId, identity);
    await parts.coupons.remove(cart.id);
    return { status: 200, body: { cartId: cart.id } };
  };
