import { cashOffer, type CashOffer } from '../domain/cash.ts';
import type { Cart } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** A free cart is confirmed instead of paid (FREE-009). */
export function costsNothing({ total }: Pick<Cart, 'total'>): boolean {
  return total === 0;
}

/** Whether cash may be chosen for the cart. A refusal of the service hides it. (CASH-002 to CASH-010, CASH-013) */
export function cashOf({ cart, terms, isCashWithdrawn, now }: CheckoutContext): CashOffer {
  return cart === null || isCashWithdrawn ? { kind: 'hidden' } : cashOffer(cart, terms, now);
}

export function offersCash(context: CheckoutContext): boolean {
  return cashOf(context).kind === 'offered';
}

export function cartOf({ cart }: CheckoutContext): Cart {
  if (!cart) throw new Error('nothing is paid before the cart is loaded');
  return cart;
}

export function openPaymentOf({ payment }: CheckoutContext): OpenPayment {
  if (!payment) throw new Error('only the truth of a payment can be asked');
  return payment;
}
