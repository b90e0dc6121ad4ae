import type { Cart } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/** A new idempotency key. */
export const makeKey = promisePort<string, undefined>('makeKey');

/**
 * Orders a free change (API-079, FREE-009). The same key returns the same order. Rejects with `cart-expired`, `cart-sold`, or a lost
 * answer.
 */
export const createOrder = promisePort<{ orderId: string }, { cart: Cart; email: string | null; key: string }>('createOrder');
