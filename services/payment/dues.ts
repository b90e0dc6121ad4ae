import type { Identity } from '../shared/auth.ts';
import { minorUnit } from '../shared/money.ts';
import { Problem } from '../shared/problem.ts';
import type { PaymentParts } from './context.ts';
import { type Discount, pointsDiscount } from './domain/discount.ts';
import { pointsFor } from './domain/points.ts';
import type { TripCart } from './gateways/trip.ts';
import { pointsNotAvailable } from './points.ts';
import type { NewPayment, Payment } from './store.ts';

/** What a request says about points and coupon. */
export interface Reductions {
  readonly withPoints: boolean;
  readonly coupon: string | null;
  readonly couponId: string | null;
}

/** What a cart costs, in 1/100000 of the currency's unit. */
export interface Dues {
  readonly amount: number;
  readonly currency: string;
  readonly discount?: Discount;
  readonly couponUse?: string;
  /** The points that a registered buyer earns with it. */
  readonly earns: number;
}

export const couponInvalid = (): Problem => new Problem(422, 'coupon-invalid', 'El cupón no es válido.');

/**
 * What a cart costs with its coupon, or with the points of the buyer. Throws 422 `coupon-invalid` when the request names another coupon
 * than the cart has, `points-not-available` for guests, for changes and beside a coupon.
 */
export async function duesOf(
  parts: Pick<PaymentParts, 'coupons' | 'points'>,
  cart: TripCart,
  reductions: Reductions,
  identity: Identity | undefined,
): Promise<Dues> {
  const dues = await priceOf(parts, cart, reductions, identity);
  // What changed tickets cost was paid before, and what they earned is taken back.
  const earns = identity?.role === 'user' ? pointsFor(dues.amount + cart.creditsTotal, minorUnit(cart.currency)) : 0;
  return { ...dues, currency: cart.currency, earns };
}

async function priceOf(
  { coupons, points }: Pick<PaymentParts, 'coupons' | 'points'>,
  cart: TripCart,
  { withPoints, coupon, couponId }: Reductions,
  identity: Identity | undefined,
): Promise<Omit<Dues, 'earns' | 'currency'>> {
  const applied = await coupons.ofCart(cart);
  if ((applied?.discount.couponId ?? null) !== couponId || (applied?.discount.coupon ?? null) !== coupon) throw couponInvalid();
  if (applied) {
    if (withPoints) throw pointsNotAvailable();
    return { amount: cart.granTotal - applied.discount.amount, discount: applied.discount, couponUse: applied.use };
  }
  if (!withPoints) return { amount: cart.granTotal };
  if (cart.isChange || identity?.role === 'guest') throw pointsNotAvailable();
  const discount = pointsDiscount(cart.tickets, await points.balance(cart.accountId), minorUnit(cart.currency));
  if (discount.amount === 0) throw pointsNotAvailable();
  return { amount: cart.granTotal - discount.amount, discount };
}

/** Inserts a payment and spends its points in one transaction. */
export function beginPayment(
  { db, payments, points }: Pick<PaymentParts, 'db' | 'payments' | 'points'>,
  payment: NewPayment,
): Promise<Payment | 'taken'> {
  const { discount, accountId, id } = payment;
  if (discount?.kind !== 'points') return payments.insert(payment);
  return db.transaction(async (tx) => {
    await points.spend(tx, { accountId, amount: discount.amount, paymentId: id });
    return payments.insert(payment, tx);
  });
}
