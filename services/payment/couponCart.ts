import type { Identity } from '../shared/auth.ts';
import { Problem } from '../shared/problem.ts';
import type { PaymentParts } from './context.ts';
import type { TripCart } from './domain/trip.ts';
import { cartGone, cartNotFound, notYours, refuseGone, subjectOf } from './domain/refusals.ts';

/** The buyer's own open cart, whose coupon may change. */
export async function couponCart(
  { trip, payments, clock }: Pick<PaymentParts, 'trip' | 'payments' | 'clock'>,
  cartId: string,
  identity: Identity | undefined,
): Promise<TripCart> {
  const cart = await trip.cart(cartId);
  if (!cart) throw cartNotFound();
  if (cart.accountId !== subjectOf(identity)) throw notYours();
  await refuseGone(cart, payments);
  if (cart.status === 'paying') throw new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });
  if (Date.parse(cart.expiresAt) <= clock.now()) throw cartGone('cart-expired');
  if (cart.isChange) throw new Problem(409, 'cart-is-change', 'En un cambio de boletos no se usan cupones.');
  return cart;
}
