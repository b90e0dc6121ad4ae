import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { couponCart } from '../couponCart.ts';

/** API-073. */
export const applyCoupon =
  (parts: PaymentParts): Handler<operations['applyCoupon']> =>
  async ({ path, body, identity }) => {
    const cart = await couponCart(parts, path.cartId, identity);
    const { discount, beneficiary } = await parts.coupons.apply(cart, body.coupon);
    return {
      status: 200,
      body: {
        data: {
          id: discount.couponId ?? '',
          coupon: discount.coupon ?? '',
          discount: discount.amount,
          error: null,
          nombreExterno: null,
          nombreEmpleado: null,
          nombreBeneficiario: beneficiary,
        },
      },
    };
  };
