import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, tooManyRequests } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { couponCart } from './cart/openCart.ts';
import { holderOf } from '../domain/quote.ts';

/** Discounts a cart. Wrong codes are counted, because they are guesses. (API-073) */
export const applyCoupon =
  (parts: PaymentParts): Handler<operations['applyCoupon']> =>
  async ({ path, body, identity, request }) => {
    const caller = callerOf(policies.applyCoupon, identity);
    const cart = await couponCart(parts, policies.applyCoupon, path.cartId, caller);
    const { discount, beneficiary } = await parts.coupons
      .apply(cart, holderOf(parts.persons, caller), body.coupon)
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
