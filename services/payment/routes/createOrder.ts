import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { Problem, unavailable } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import type { Payment } from '../domain/payment.ts';
import { checkFreeMethod, couponInvalid } from '../domain/quote.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { cartGone } from '../domain/refusals.ts';
import { wireStatus } from '../domain/saga.ts';
import { confirmTicketsOf } from '../domain/wire.ts';
import { policies } from '../policies/index.ts';
import { beginPayment, repeatedPayment } from '../saga/beginPayment.ts';
import { ownOpenCart } from './cart/openCart.ts';
import { quoteCart } from './cart/quoteCart.ts';

/** API-079, FREE-009. Like a payment without a bank. The row of the key makes it idempotent, and the worker finishes it after a crash. */
export const createOrder =
  (parts: PaymentParts): Handler<operations['createOrder']> =>
  async ({ body, header, identity }) => {
    const caller = callerOf(policies.createOrder, identity);
    const { subject } = caller;
    const { method } = body.payment;
    const key = header['idempotency-key'];
    const earlier = await repeatedPayment(parts, { key, method, cartId: body.cartId }, ({ account_id: accountId }) =>
      authorize(policies.createOrder, caller, { accountId }),
    );
    if (earlier) return answer(parts, earlier);
    const cart = await ownOpenCart(parts, policies.createOrder, body.cartId, caller);
    const quote = await quoteCart(parts, cart, body, caller);
    checkFreeMethod(cart, quote, method);
    await refuseSecond(parts, cart.id);

    const order = await beginPayment(
      parts,
      {
        ...quote,
        key,
        cartId: cart.id,
        accountId: subject,
        reference: paymentReference(chargeCompany, cart.id),
        method,
        customer: { ...body.customerInfo, isGuest: caller.role === 'guest' },
      },
      async () => {
        await refuseSecond(parts, cart.id);
        if (quote.couponUse !== undefined && (await parts.coupons.isUsed(quote.couponUse, cart.id))) throw couponInvalid();
        throw cartPaying();
      },
    );
    return answer(parts, await parts.saga.proceed(order));
  };

const cartPaying = (): Problem => new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });

async function refuseSecond({ payments }: PaymentParts, cartId: string): Promise<void> {
  const open = await payments.openOfCart(cartId);
  if (open) throw open.order_id === null ? cartPaying() : cartGone('cart-sold', open.order_id);
}

async function answer({ trip }: PaymentParts, payment: Payment): ReturnType<Handler<operations['createOrder']>> {
  switch (wireStatus(payment.state, payment.method).status) {
    case 'AUTHORISED': {
      const order = payment.order_id === null ? undefined : await trip.order(payment.order_id);
      if (!order) throw unavailable();
      return { status: 200, body: { responseConfirmTickets: confirmTicketsOf(payment, order) } };
    }
    case 'REFUSED':
      throw cartGone('cart-expired');
    default:
      throw unavailable();
  }
}
