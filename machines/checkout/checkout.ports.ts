import type { Cart } from '../domain/order.ts';
import type { cashReservationMachine } from '../cashReservation/index.ts';
import type { freeOrderMachine } from '../freeOrder/index.ts';
import type { paymentTruthMachine } from '../paymentTruth/index.ts';
import { callbackPort, chartPort, promisePort } from '../port.ts';

/** Fetches the cart with its hold (API-071). Rejects with `cart-expired`, `cart-missing` or a lost answer. */
export const getCart = promisePort<Cart, { cartId: string }>('getCart');

/**
 * Releases the cart (API-018). With `keepsSeats` its seats stay selected by the holder for the seat screen; else everybody may take them.
 * Rejects with `cart-sold`.
 */
export const unblockSeats = promisePort<void, { cartId: string; keepsSeats: boolean }>('unblockSeats');

/** Fetches the terms of cash at once and on each `methods.retried`, with the files of the reservation. Sends `terms.came` or `terms.failed` (API-074, ERR-062). */
export const watchCashTerms = callbackPort<undefined>('watchCashTerms');

/** Fetches the points of a registered traveller and sends `balance.came`; nothing for guests (API-027). */
export const watchBalance = callbackPort<undefined>('watchBalance');

/** The reservation to pay in cash. Its files come with its terms. */
export const cashReservation = chartPort<typeof cashReservationMachine>('cashReservation');

/** The order of a cart that costs nothing. Its files come with such a cart, and with a balance that may cover it. */
export const freeOrder = chartPort<typeof freeOrderMachine>('freeOrder');

/** The page of a payment with an unknown result. Its files come before the charge. */
export const paymentTruth = chartPort<typeof paymentTruthMachine>('paymentTruth');
