import type { Cart, DeviceData, PaymentOutcome } from '../domain/order.ts';
import type { Money } from '../domain/money.ts';
import { callbackPort, promisePort } from '../port.ts';
import type { Attempt, Provider } from './checkout.types.ts';

/** The cart with its hold (API-071). Rejects with `cart-expired`, `cart-missing` or a lost answer. */
export const getCart = promisePort<Cart, { cartId: string }>('getCart');

/** Where the bank's frames live (API-067). */
export const getPaymentProviders = promisePort<Provider, undefined>('getPaymentProviders');

/** Says `card.changed` with the facts of what is typed of the card: at once, also that nothing is, and with every change. */
export const watchCard = callbackPort<undefined>('watchCard');

/** A new idempotency key, the address of the shopper and the server's time; rejects with `shopper-ip-missing` when no service tells it (PAY-009). */
export const prepareAttempt = promisePort<Attempt, undefined>('prepareAttempt');

/**
 * Charges the card that is in memory, encrypted for the bank (API-068), or answers what became of the key when there is no card after a reload.
 * `total` is the amount shown. Rejects with `card-missing` when neither is known, `cart-expired`, `payment-id-missing`, or a lost answer.
 */
export const createPayment = promisePort<
  PaymentOutcome,
  { cartId: string; total: Money; email: string | null; key: string; shopperIp: string; device: DeviceData | null }
>('createPayment');

/** A new idempotency key. */
export const makeKey = promisePort<string, undefined>('makeKey');

/** Orders a change that costs nothing (API-079, FREE-009). The same key gives the same order. Rejects with `cart-expired`, `cart-sold`, or a lost answer. */
export const createOrder = promisePort<{ orderId: string }, { cart: Cart; email: string | null; key: string }>('createOrder');

/** What became of a key whose answer was lost. Rejects with `payment-not-found` when it never arrived. */
export const getPaymentByKey = promisePort<PaymentOutcome, { key: string }>('getPaymentByKey');

/** Gives the seats of the cart back (API-018). */
export const unblockSeats = promisePort<void, { cartId: string }>('unblockSeats');
