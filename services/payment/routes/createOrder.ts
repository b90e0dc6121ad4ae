import type { components, operations } from '../../../openapi/types/payment.ts';
import { currentSession } from '../../shared/clock.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { keyReused } from '../../shared/idempotency.ts';
import { Problem, unavailable } from '../../shared/problem.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { bankDeadlineSeconds, wireStatus } from '../domain/saga.ts';
import type { TripCart } from '../gateways/trip.ts';
import type { Payment } from '../store.ts';
import { confirmTicketsOf } from '../wire.ts';
import type { PaymentParts } from '../context.ts';
import { cartNotFound, cartGone, notYours, refuseGone, subjectOf } from '../refusals.ts';

type Request = components['schemas']['OrderRequest'];

/** API-079, FREE-009. Like a payment without a bank. The row of the key makes it idempotent, and the worker finishes it after a crash. */
export const createOrder =
  (parts: PaymentParts): Handler<operations['createOrder']> =>
  async ({ body, header, identity }) => {
    const subject = subjectOf(identity);
    const key = header['idempotency-key'];
    const earlier = await parts.payments.byKey(key);
    if (earlier) {
      if (earlier.account_id !== subject) throw notYours();
      if (earlier.method !== body.payment.method || earlier.cart_id !== body.cartId) throw keyReused();
      return answer(parts, (await parts.saga.advance(earlier.id)) ?? earlier);
    }
    checkRequest(body);
    const cart = await checkCart(parts, body.cartId, subject);
    await refuseSecond(parts, cart.id);

    const order = await parts.payments.insert({
      id: newPaymentId(),
      key,
      cartId: cart.id,
      accountId: subject,
      folio: newFolio(),
      reference: paymentReference(chargeCompany, cart.id),
      method: 'no_payment',
      amount: 0,
      customer: body.customerInfo,
      session: currentSession(),
      deadlineAt: new Date(parts.clock.now() + bankDeadlineSeconds * 1000),
    });
    if (order === 'taken') {
      await refuseSecond(parts, cart.id);
      throw cartPaying();
    }
    crashPoint('payment-created');
    return answer(parts, await parts.saga.proceed(order));
  };

const cartPaying = (): Problem => new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });

function checkRequest({ payment, coupon, couponId, withPoints }: Request): void {
  if (payment.method !== 'no_payment') {
    throw new Problem(422, 'method-not-available', 'Por ahora no hay cupones ni Puntos Viaja: solo se confirman cambios de boletos.');
  }
  if (withPoints) throw new Problem(422, 'points-not-available', 'Puntos Viaja no están disponibles en este pago.');
  if (coupon !== null || couponId !== null) throw new Problem(422, 'coupon-invalid', 'El cupón no es válido.');
}

/** The buyer's own open change with nothing to pay. */
async function checkCart({ trip, payments }: PaymentParts, cartId: string, subject: string): Promise<TripCart> {
  const cart = await trip.cart(cartId);
  if (!cart) throw cartNotFound();
  if (cart.accountId !== subject) throw notYours();
  await refuseGone(cart, payments);
  if (cart.granTotal > 0) {
    throw new Problem(422, 'not-free', 'Este carrito tiene un importe por pagar.', { granTotal: cart.granTotal });
  }
  if (!cart.isChange) throw new Problem(422, 'method-not-available', 'Este carrito no es un cambio de boletos.');
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
