import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { Problem } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import type { CouponUse } from '../domain/coupon.ts';
import type { Payment } from '../domain/payment.ts';
import { checkAmount, couponInvalid, methodNotAvailable } from '../domain/quote.ts';
import { chargeCompany, paymentReference } from '../domain/reference.ts';
import { cardRefusal, cartGone } from '../domain/refusals.ts';
import { refundMessage, wireStatus } from '../domain/saga.ts';
import { answerOf } from '../domain/wire.ts';
import { policies } from '../policies/index.ts';
import { beginPayment, repeatedPayment } from '../saga/beginPayment.ts';
import { askForCharge, checkCard, keepCard } from '../saga/cardRequest.ts';
import { ownOpenCart } from './cart/openCart.ts';
import { quoteCart } from './cart/quoteCart.ts';
import { reserveCart } from '../saga/reserveCart.ts';

/**
 * API-068 to API-070. The row of the key makes it idempotent: a repeated request finds the payment, whatever the result of the first. When
 * the bank did not answer, nothing was charged, and the repeated request begins another payment.
 */
export const createPayment =
  (parts: PaymentParts): Handler<operations['createPayment']> =>
  async ({ body, header, identity, request }) => {
    const caller = callerOf(policies.createPayment, identity);
    const { subject } = caller;
    const { method } = body.payment;
    const key = header['idempotency-key'];
    const earlier = await repeatedPayment(parts, { key, method, cartId: body.cartId }, ({ account_id: accountId }) =>
      authorize(policies.createPayment, caller, { accountId }),
    );
    if (earlier) return answer(parts, earlier);
    const user = caller.role === 'guest' ? undefined : subject;
    const card = body.payment.method === 'pay_later' ? undefined : await checkCard(parts, user, body.payment);
    const cart = await ownOpenCart(parts, policies.createPayment, body.cartId, caller);
    const quote = await quoteCart(parts, cart, body, caller);
    checkAmount(quote.amount, body.payment.amount);
    await refuseSecond(parts, cart.id, subject);
    const wanted = {
      ...quote,
      key,
      cartId: cart.id,
      accountId: subject,
      method,
      customer: { ...body.customerInfo, isGuest: caller.role === 'guest' },
    };
    if (card === undefined) {
      if (quote.discount) throw methodNotAvailable();
      const reservation = await reserveCart(parts, { ...wanted, cart, caller }, () => whoTook(parts, cart.id, subject));
      return answer(parts, await parts.saga.proceed(reservation));
    }

    const reference = paymentReference(chargeCompany, cart.id);
    const payment = await beginPayment(parts, { ...wanted, reference }, () => whoTook(parts, cart.id, subject, quote.couponUse));
    await parts.saga.extendHold(payment);
    const done = await askForCharge(parts, payment, card, cart.currency, request);
    await keepCard(parts, done, card);
    return answer(parts, done);
  };

/** Refuses a payment whose cart, key or coupon another request took first. */
async function whoTook(parts: PaymentParts, cartId: string, subject: string, couponUse?: CouponUse): Promise<never> {
  await refuseSecond(parts, cartId, subject);
  if (couponUse !== undefined && (await parts.coupons.isUsed(couponUse, cartId))) throw couponInvalid();
  throw cartGone('cart-paying');
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
