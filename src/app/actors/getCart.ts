import { fromPromise } from 'xstate';
import type { Cart } from '../../../machines/domain/order.ts';
import { readCart } from '../payment/readCart.ts';

export const getCart = fromPromise<Cart, { cartId: string }>(({ input, signal }) => readCart(input.cartId, signal));
