import type { PaymentOutcome } from '../domain/order.ts';
import { promisePort } from '../port.ts';
import type { PaymentAsked } from './paymentTruth.types.ts';

/**
 * Fetches the result of a payment: by its id once that is known (API-078), else by the key of the own request, or by its folio alone. Rejects with
 * `payment-not-found` when the service has none, and with a lost answer.
 */
export const askPayment = promisePort<PaymentOutcome, PaymentAsked>('askPayment');
