import type { Failure } from '../../../machines/domain/failure.ts';
import type { Cart } from '../../../machines/domain/order.ts';
import { ask, payment } from '../http/http.ts';
import { freeFiles } from '../late/lateMethods.ts';
import { cartOf } from '../wire/payment.ts';

/** Fetches a cart with its hold and its coupon (API-071). Rejects with a Failure. */
export async function readCart(cartId: string, signal: AbortSignal): Promise<Cart> {
  const { newCart } = await ask((init) => payment.GET('/payment/cart/{cartId}', { signal: init.signal, params: { path: { cartId } } }), {
    retries: 1,
    signal,
  });
  const cart = cartOf(newCart);
  if (!cart) {
    const missing: Failure = { code: 'cart-missing', retryable: false };
    throw missing;
  }
  if (cart.total === 0) await freeFiles.open();
  return cart;
}
