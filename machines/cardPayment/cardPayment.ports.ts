import type { Money } from '../domain/money.ts';
import type { PaymentOutcome, Discount } from '../domain/order.ts';
import type { challengeMachine } from '../challenge/index.ts';
import { callbackPort, chartPort, promisePort } from '../port.ts';
import type { Attempt, Provider } from './cardPayment.types.ts';

/** Fetches the address of the bank's frames (API-067). */
export const getPaymentProviders = promisePort<Provider, undefined>('getPaymentProviders');

/** The challenge of the bank. Its files come before the charge. */
export const challenge = chartPort<typeof challengeMachine>('challenge');

/** Sends `card.changed` with the facts of the typed card: at once, also when it is empty, and after every change. */
export const watchCard = callbackPort<undefined>('watchCard');

/**
 * Creates an idempotency key and reads the shopper's address and the server's time. Rejects with `shopper-ip-missing` when no service
 * returns the address (PAY-009).
 */
export const prepareAttempt = promisePort<Attempt, undefined>('prepareAttempt');

/**
 * Charges the card in memory, encrypted for the bank, with its device data (API-068). After a reload there is no card, and it resolves with
 * the result of the key. `total` is the amount shown. An earlier open payment of the same cart is returned too, by its id. Rejects with
 * `card-missing` when there is neither a card nor a result, and with `payment-unknown` while a payment of another cart is unknown. It also
 * rejects with `cart-expired`, `cart-sold`, `payment-id-missing` or a lost answer.
 */
export const createPayment = promisePort<
  PaymentOutcome,
  { cartId: string; total: Money; discount: Discount | null; email: string | null; key: string; shopperIp: string }
>('createPayment');
