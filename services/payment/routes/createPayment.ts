import type { operations } from '../../../openapi/types/payment.ts';
import { currentSession } from '../../shared/clock.ts';
import type { Handler } from '../../shared/contract.ts';
import { crashPoint } from '../../shared/crashPoint.ts';
import { keyReused } from '../../shared/idempotency.ts';
import { Problem, unauthorized } from '../../shared/problem.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { bankDeadlineSeconds, refundMessage, wireStatus } from '../domain/saga.ts';
import type { TripCart } from '../domain/trip.ts';
import type { CouponUse } from '../domain/coupon.ts';
import type { Payment } from '../domain/payment.ts';
import { answerOf } from '../domain/wire.ts';
import { cardRefusal, chargeCard, checkCard, keepCard, mayTryAgain } from '../saga/cardCharge.ts';
import { beginPayment, checkAmount, couponInvalid, duesOf, methodNotAvailable } from '../dues.ts';
import type { PaymentParts } from '../context.ts';
import { reserveCart } from '../saga/reserveCart.ts';
import { cartGone, cartNotFound, notYours, refuseGone } from '../domain/refusals.ts';

/**
 * API-068 to API-070. The row of the key makes it idempotent: a repeated request finds the payment, whatever the result of the first. When
 * the bank did not answer, nothing was charged, and the repeated request begins another payment.
 */
export const createPayment =
  (parts: PaymentParts): Handler<operations['createPayment']> =>
  async ({ body, header, identity, request }) => {
    if (!identity) throw unauthorized('unauthorized');
    const { subject } = identity;
    const key = header['idempotency-key'];
    const earlier = await parts.payments.byKey(key);
    if (earlier) {
      if (earlier.account_id !== subject) throw notYours();
      if (earlier.method !== body.payment.method || earlier.cart_id !== body.cartId) throw keyReused();
      const known = (await parts.saga.advance(earlier.id)) ?? earlier;
      if (!mayTryAgain(known)) return answer(parts, known);
    }
    const card = body.payment.method === 'pay_later' ? undefined : await checkCard(parts, subject, body.payment);
    const cart = await ownCart(parts, body.cartId, subject);
    const dues = await duesOf(parts, cart, body, identity);
    checkAmount(dues.amount, body.payment.amount);
    await refuseSecond(parts, cart.id, subject);
    if (card === undefined) {
      if (dues.discount) throw methodNotAvailable();
      const reserved = await reserveCart(parts, { key, cart, identity, subject, body, earns: dues.earns });
      return answer(parts, reserved === 'taken' ? await whoTook(parts, cart.id, subject) : reserved);
    }

    const payment = await beginPayment(parts, {
      ...dues,
      id: newPaymentId(),
      key,
      cartId: cart.id,
      accountId: subject,
      folio: newFolio(),
      reference: paymentReference(chargeCompany, cart.id),
      method: card.method,
      customer: { ...body.customerInfo, isGuest: identity.role === 'guest' },
      session: currentSession(),
      deadlineAt: new Date(parts.clock.now() + bankDeadlineSeconds * 1000),
    });
    if (payment === 'taken') return whoTook(parts, cart.id, subject, dues.couponUse);
    crashPoint('payment-created');

    await parts.saga.extendHold(payment);
    const done = await chargeCard(parts, payment, card, cart.currency, request);
    if (done.state !== 'refused' && identity.role !== 'guest') await keepCard(parts, subject, card);
    return answer(parts, done);
  };

/** Refuses a payment whose cart, key or coupon another request took first. */
async function whoTook(parts: PaymentParts, cartId: string, subject: string, couponUse?: CouponUse): Promise<never> {
  await refuseSecond(parts, cartId, subject);
  if (couponUse !== undefined && (await parts.coupons.isUsed(couponUse, cartId))) throw couponInvalid();
  throw cartGone('cart-paying');
}

/** The cart to charge: it belongs to the buyer and is open. */
async function ownCart({ trip, payments }: PaymentParts, cartId: string, subject: string): Promise<TripCart> {
  const cart = await trip.cart(cartId);
  if (!cart) throw cartNotFound();
  if (cart.accountId !== subject) throw notYours();
  await refuseGone(cart, payments);
  return cart;
}

/** Refuses a second payment of a cart, and a new charge while an earlier one of the same person is unknown. (decision 4) */
async function refuseSecond({ payments }: PaymentParts, cartId: string, subject: string): Promise<void> {
  const extras = (payment: Payment) => ({
    paymentId: payment.id,
    cartId: payment.cart_id,
    folio: payment.folio,
    charge: wireStatus(payment.state, payment.method).charge,
  });
  const unknown = await payments.unknownOf(subject);
  if (unknown) throw new Problem(409, 'payment-unknown', 'Un pago anterior sigue sin respuesta del banco.', extras(unknown));
  const open = await payments.openOfCart(cartId);
  if (!open) return;
  if (open.order_id !== null)
    throw new Problem(409, 'cart-sold', 'Este carrito ya fue pagado.', { ...extras(open), orderId: open.order_id });
  throw new Problem(409, 'payment-in-progress', 'Hay un pago en curso de este carrito.', extras(open));
}

async function answer({ trip, clock }: PaymentParts, payment: Payment): ReturnType<Handler<operations['createPayment']>> {
  const { status, charge } = wireStatus(payment.state, payment.method);
  const extras = { paymentId: payment.id, folio: payment.folio, charge };
  switch (status) {
    case 'AUTHORISED': {
      const order = payment.order_id === null ? undefined : await trip.order(payment.order_id);
      return { status: 200, body: answerOf(payment, order, clock) };
    }
    case 'CHALLENGE':
      return { status: 200, body: answerOf(payment, undefined, clock) };
    case 'PENDING':
    case 'UNKNOWN':
      return { status: 202, body: answerOf(payment, undefined, clock) };
    case 'REFUNDING':
    case 'REFUNDED':
      throw new Problem(409, 'payment-refunded', refundMessage, extras);
    case 'REFUSED':
      throw cardRefusal(payment.reason ?? 'card-refused', extras);
    default:
      return status satisfies never;
  }
}
