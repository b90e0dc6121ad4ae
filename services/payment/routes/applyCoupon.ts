import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, tooManyRequests, unauthorized } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { couponCart } from '../couponCart.ts';
import { holderOf } from '../dues.ts';

/** API-073. */
export const applyCoupon =
  (parts: PaymentParts): Handler<operations['applyCoupon']> =>
  async ({ path, body, identity, request }) => {
    if (!identity) throw unauthorized('unauthorized');
    const cart = await couponCart(parts, path.cartId, identity);
    const { discount, beneficiary } = await parts.coupons
      .apply(cart, holderOf(parts.persons, identity), body.coupon)
      .catch((error: unknown) => {
        throw (error instanceof Problem && error.code === 'coupon-not-found' && tooManyGuesses(parts, cart.accountId, request.ip)) || error;
      });
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

/** Counts a wrong code against those who guess codes. */
function tooManyGuesses({ couponLimiter }: PaymentParts, accountId: string, address: string): Problem | undefined {
  const waitSeconds = Math.max(couponLimiter.takeCaller(accountId), couponLimiter.takeAddress(address));
  return waitSeconds > 0 ? tooManyRequests(waitSeconds) : undefined;
}
