import type { Identity } from '../../../shared/auth.ts';
import { authorize, type OwnerPolicy } from '../../../shared/policy.ts';
import { orRefuse, Problem } from '../../../shared/problem.ts';
import type { PaymentParts } from '../../context.ts';
import { cartGone, cartNotFound } from '../../domain/refusals.ts';
import type { TripCart } from '../../domain/trip.ts';

type CartPolicy = OwnerPolicy<{ readonly accountId: string }>;

/** Throws for a cart that is sold (with its order), released or expired. */
async function refuseGone({ id, status }: TripCart, payments: PaymentParts['payments']): Promise<void> {
  if (status === 'sold' || status === 'reserved') {
    throw cartGone('cart-sold', (await payments.ofOrder(id))?.order_id ?? undefined);
  }
  if (status === 'released' || status === 'expired') throw cartGone(`cart-${status}`);
}

/** The buyer's own open cart. Throws 404 `cart-not-found`, 403 `not-yours`, and 409 for one that is sold, released or expired. */
export async function ownOpenCart(
  { trip, payments }: Pick<PaymentParts, 'trip' | 'payments'>,
  policy: CartPolicy,
  cartId: string,
  identity: Identity | undefined,
): Promise<TripCart> {
  const cart = authorize(policy, identity, orRefuse(await trip.cart(cartId), cartNotFound));
  await refuseGone(cart, payments);
  return cart;
}

/** The buyer's own open cart, whose coupon may change. */
export async function couponCart(
  parts: Pick<PaymentParts, 'trip' | 'payments' | 'clock'>,
  policy: CartPolicy,
  cartId: string,
  identity: Identity | undefined,
): Promise<TripCart> {
  const cart = await ownOpenCart(parts, policy, cartId, identity);
  if (cart.status === 'paying') throw new Problem(409, 'cart-paying', 'Hay un pago en curso de este carrito.', { retryable: true });
  if (Date.parse(cart.expiresAt) <= parts.clock.now()) throw cartGone('cart-expired');
  if (cart.isChange) throw new Problem(409, 'cart-is-change', 'En un cambio de boletos no se usan cupones.');
  return cart;
}
