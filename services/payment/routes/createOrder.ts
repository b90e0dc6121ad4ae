import type { operations } from '../../../openapi/types/payment.ts';
import { currentSession } from '../../shared/clock.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { keyReused } from '../../shared/idempotency.ts';
import { Problem, unauthorized, unavailable } from '../../shared/problem.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { bankDeadlineSeconds, wireStatus } from '../domain/saga.ts';
import type { TripCart } from '../domain/trip.ts';
import type { Payment } from '../domain/payment.ts';
import { confirmTicketsOf } from '../domain/wire.ts';
import { beginPayment, checkFreeMethod, couponInvalid, duesOf } from '../dues.ts';
import type { PaymentParts } from '../context.ts';
import { cartNotFound, cartGone, notYours, refuseGone } from '../domain/refusals.ts';

/** API-079, FREE-009. Like a payment without a bank. The row of the key makes it idempotent, and the worker finishes it after a crash. */
export const createOrder =
  (parts: PaymentParts): Handler<operations['createOrder']> =>
  async ({ body, header, identity }) => {
    if (!identity) throw unauthorized('unauthorized');
    const { subject } = identity;
    const key = header['idempotency-key'];
    const earlier = await parts.payments.byKey(key);
    if (earlier) {
      if (earlier.account_id !== subject) throw notYours();
      if (earlier.method !== body.payment.method || earlier.cart_id !== body.cartId) throw keyReused();
      return answer(parts, (await parts.saga.advance(earlier.id)) ?? earlier);
    }
    const cart = await ownCart(parts, body.cartId, subject);
    const dues = await duesOf(parts, cart, body, identity);
    checkFreeMethod(cart, dues, body.payment.method);
    await refuseSecond(parts, cart.id);

    const order = await beginPayment(parts, {
      ...dues,
      id: newPaymentId(),
      key,
      cartId: cart.id,
      accountId: subject,
      folio: newFolio(),
      reference: paymentReference(chargeCompany, cart.id),
      method: body.payment.method,
      customer: { ...body.customerInfo, isGuest: identity.role === 'guest' },
      session: currentSession(),
      deadlineAt: new Date(parts.clock.now() + bankDeadlineSeconds * 1000),
    });
    if (order === 'taken') {
      await refuseSecond(parts, cart.id);
      if (dues.couponUse !== undefined && (await parts.coupons.isUsed(dues.couponUse, cart.id))) throw couponInvalid();
      throw cartPaying();
    }
    crashPoint('payment-created');
    return answer(parts, await parts.saga.proceed(order));
  };

const cartPaying = (): Problem => new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });

/** The buyer's own open cart. */
async function ownCart({ trip, payments }: PaymentParts, cartId: string, subject: string): Promise<TripCart> {
  const cart = await trip.cart(cartId);
  if (!cart) throw cartNotFound();
  if (cart.accountId !== subject) throw notYours();
  await refuseGone(cart, payments);
  return cart;
}

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
