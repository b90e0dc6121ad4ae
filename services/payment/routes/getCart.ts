import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { wireStatus } from '../domain/saga.ts';
import { discountedPrices } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { holderOf } from '../domain/quote.ts';
import { cartGone, cartNotFound } from '../domain/refusals.ts';

/** An open cart with its coupon and its last payment. Throws 409 for one that is sold, released or expired. (API-071) */
export const getCart =
  ({ trip, payments, persons, coupons, clock }: PaymentParts): Handler<operations['getCart']> =>
  async ({ path, identity }) => {
    const caller = callerOf(policies.getCart, identity);
    const cart = authorize(policies.getCart, caller, orRefuse(await trip.cart(path.cartId), cartNotFound));
    if (cart.status === 'released') throw cartGone('cart-released');
    if (cart.status === 'expired' || (cart.status === 'open' && Date.parse(cart.expiresAt) <= clock.now())) throw cartGone('cart-expired');
    if (cart.status === 'sold' || cart.status === 'reserved') throw cartGone('cart-sold', cart.orderId ?? undefined);
    const [last, coupon] = await Promise.all([payments.latestOfCart(cart.id), coupons.ofCart(cart, holderOf(persons, caller))]);
    const { accountId: _account, holder: _holder, paymentId: _payment, orderId: _order, ...rest } = cart;
    return {
      status: 200,
      body: {
        newCart: {
          ...rest,
          ...discountedPrices(cart, coupon?.discount),
          reference: paymentReference(chargeCompany, cart.id),
          payment: last ? { id: last.id, folio: last.folio, ...wireStatus(last.state, last.method) } : null,
        },
      },
    };
  };
