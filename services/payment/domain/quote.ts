import type { components } from '../../../openapi/types/payment.ts';
import type { Identity } from '../../shared/auth.ts';
import { minorUnit } from '../../shared/money.ts';
import { isProved, type Persons } from '../../shared/persons.ts';
import { Problem } from '../../shared/problem.ts';
import type { AppliedCoupon, CouponHolder, CouponUse } from './coupon.ts';
import { type Discount, pointsDiscount } from './discount.ts';
import { pointsFor } from './points.ts';
import { pointsNotAvailable } from './refusals.ts';
import type { TripCart } from './trip.ts';

/** Who uses a coupon. */
export const holderOf = (persons: Pick<Persons, 'marksOf'>, identity: Identity): CouponHolder => ({
  isProved: isProved(identity),
  marks: persons.marksOf(identity),
});

/** What a request says about points and coupon. */
export interface Reductions {
  readonly withPoints: boolean;
  readonly coupon: string | null;
  readonly couponId: string | null;
}

/** What a cart costs, in 1/100000 of the currency's unit. */
export interface Quote {
  readonly amount: number;
  readonly currency: string;
  readonly discount?: Discount;
  readonly couponUse?: CouponUse;
  /** The points that a registered buyer earns with it. */
  readonly earns: number;
}

type OrderRequest = components['schemas']['OrderRequest'];

export const methodNotAvailable = (): Problem => new Problem(422, 'method-not-available', 'Este carrito no se puede pagar de esta forma.');
export const couponInvalid = (): Problem => new Problem(422, 'coupon-invalid', 'El cupón no es válido.');

/**
 * Throws 422 `coupon-invalid` when the request names another coupon than the cart has, `points-not-available` when a guest asks to pay with
 * points, for a change, and beside a coupon.
 */
export function checkReductions(
  { isChange }: TripCart,
  applied: AppliedCoupon | undefined,
  { withPoints, coupon, couponId }: Reductions,
  { role }: Identity,
): void {
  if ((applied?.discount.couponId ?? null) !== couponId || (applied?.discount.coupon ?? null) !== coupon) throw couponInvalid();
  if (withPoints && (isChange || role === 'guest' || applied)) throw pointsNotAvailable();
}

/** What lowers the price of a cart: its coupon, or the balance of its buyer's points, in 1/100000 of the currency's unit. */
interface Discounts {
  readonly applied: AppliedCoupon | undefined;
  /** Undefined when the buyer does not pay with points. */
  readonly balance: number | undefined;
}

/** What a cart costs. Throws 422 `points-not-available` when the balance covers nothing. */
export function quoteOf(cart: TripCart, discounts: Discounts, { role }: Identity): Quote {
  const price = priceOf(cart, discounts);
  // What changed tickets cost was paid before, and what they earned is taken back.
  const earns = role === 'user' ? pointsFor(price.amount + cart.creditsTotal, minorUnit(cart.currency)) : 0;
  return { ...price, currency: cart.currency, earns };
}

function priceOf(cart: TripCart, { applied, balance }: Discounts): Omit<Quote, 'earns' | 'currency'> {
  if (applied) return { amount: cart.granTotal - applied.discount.amount, discount: applied.discount, couponUse: applied.use };
  if (balance === undefined) return { amount: cart.granTotal };
  // The page lists the way out first, and the remainder of the division goes to the first tickets.
  const tickets = cart.tickets.toSorted((one, other) => Number(one.isReturn) - Number(other.isReturn));
  const discount = pointsDiscount(tickets, balance, minorUnit(cart.currency));
  if (discount.amount === 0) throw pointsNotAvailable();
  return { amount: cart.granTotal - discount.amount, discount };
}

/** Only the amount that the buyer saw is charged, and a free cart is ordered instead of paid. */
export function checkAmount(due: number, seen: number): void {
  if (due !== seen) throw new Problem(422, 'amount-differs', 'El importe no coincide con el carrito.', { granTotal: due });
  if (due === 0) throw methodNotAvailable();
}

/** A change is ordered without payment, a cart that a coupon or points made free by the method of each. (FREE-003, FREE-004, FREE-009) */
export function checkFreeMethod(cart: TripCart, { amount, discount }: Quote, method: OrderRequest['payment']['method']): void {
  if (amount > 0) throw new Problem(422, 'not-free', 'Este carrito tiene un importe por pagar.', { granTotal: amount });
  const expected = cart.isChange ? 'no_payment' : discount?.kind === 'coupon' ? 'cortesia' : 'puntos-viaja';
  if (method !== expected) throw new Problem(422, 'method-not-available', 'Este carrito no se ordena de esta forma.');
}
