import type { PaymentOutcome } from '../domain/order.ts';
import { promisePort } from '../port.ts';

/**
 * Fetches the result of a payment: by its id once that is known (API-078), else by the key of the own request. Rejects with
 * `payment-not-found` when the service has none, and with a lost answer.
 */
export const askPayment = promisePort<PaymentOutcome, { key: string; paymentId: string | null }>('askPayment');
