import type { Cart } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** A free cart is confirmed instead of paid (FREE-009). */
export function costsNothing({ total }: Pick<Cart, 'total'>): boolean {
  return total === 0;
}

export function cartOf({ cart }: CheckoutContext): Cart {
  if (!cart) throw new Error('nothing is paid before the cart is loaded');
  return cart;
}

export function openPaymentOf({ payment }: CheckoutContext): OpenPayment {
  if (!payment) throw new Error('only the truth of a payment can be asked');
  return payment;
}
