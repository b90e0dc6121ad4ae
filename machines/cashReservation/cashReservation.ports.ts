import type { Cart } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/** A new idempotency key. */
export const makeKey = promisePort<string, undefined>('makeKey');

/**
 * Reserves a cart that is paid at a till later (API-070, CASH-011). The same key returns the same order. Rejects with `cart-expired`,
 * `cart-sold`, `cash-too-late`, `cash-limit`, `cash-bus-limit`, `cash-unproved`, `cash-disabled`, or a lost answer.
 */
export const reserveCart = promisePort<{ orderId: string }, { cart: Cart; email: string | null; key: string }>('reserveCart');
