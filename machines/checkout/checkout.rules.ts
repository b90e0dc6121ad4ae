import { cashOffer, type CashOffer } from '../domain/cash.ts';
import { offersPoints, withPoints } from '../domain/discount.ts';
import type { Money } from '../domain/money.ts';
import type { Cart } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** A free cart is ordered instead of paid (FREE-001, FREE-009). */
export function costsNothing({ total }: Pick<Cart, 'total'>): boolean {
  return total === 0;
}

/** Whether cash may be chosen for the cart. A refusal of the service hides it. (CASH-002 to CASH-010, CASH-013) */
export function cashOf(context: CheckoutContext): CashOffer {
  const { cart, terms, isCashWithdrawn, now } = context;
  return cart === null || isCashWithdrawn ? { kind: 'hidden' } : cashOffer(cartOf(context), terms, now);
}

export function offersCash(context: CheckoutContext): boolean {
  return cashOf(context).kind === 'offered';
}

/** The cart as it is paid: with its coupon, or with the points that the traveller uses (POINTS-007). */
export function cartOf({ cart, balance, usesPoints }: CheckoutContext): Cart {
  if (!cart) throw new Error('nothing is paid before the cart is loaded');
  return usesPoints && balance !== null ? withPoints(cart, balance) : cart;
}

/** The total that the seats showed, when the cart has another one: a price or the promotion ended meanwhile. Otherwise null. */
export function priceBefore({ cart, shownTotal }: Pick<CheckoutContext, 'cart' | 'shownTotal'>): Money | null {
  return cart !== null && shownTotal !== cart.total + (cart.discount?.amount ?? 0) ? shownTotal : null;
}

export function hasCoupon({ cart }: CheckoutContext): boolean {
  return cart?.discount?.kind === 'coupon';
}

/** Points may be switched on, and off again. */
export function togglesPoints({ cart, balance }: CheckoutContext): boolean {
  return cart !== null && offersPoints(cart, balance);
}

export function openPaymentOf({ payment }: CheckoutContext): OpenPayment {
  if (!payment) throw new Error('only the truth of a payment can be asked');
  return payment;
}
