import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { wireStatus } from '../domain/saga.ts';
import { discountedPrices } from '../wire.ts';
import type { PaymentParts } from '../context.ts';
import { cartGone, cartNotFound, notYours, subjectOf } from '../refusals.ts';

/** API-071. */
export const getCart =
  ({ trip, payments, coupons, clock }: PaymentParts): Handler<operations['getCart']> =>
  async ({ path, identity }) => {
    const cart = await trip.cart(path.cartId);
    if (!cart) throw cartNotFound();
    if (cart.accountId !== subjectOf(identity)) throw notYours();
    if (cart.status === 'released') throw cartGone('cart-released');
    if (cart.status === 'expired' || (cart.status === 'open' && Date.parse(cart.expiresAt) <= clock.now())) throw cartGone('cart-expired');
    if (cart.status === 'sold' || cart.status === 'reserved') throw cartGone('cart-sold', cart.orderId ?? undefined);
    const [last, coupon] = await Promise.all([payments.latestOfCart(cart.id), coupons.ofCart(cart)]);
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
