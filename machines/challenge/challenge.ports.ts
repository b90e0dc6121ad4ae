import type { PaymentOutcome } from '../domain/order.ts';
import { callbackPort, promisePort } from '../port.ts';

/** Fetches the result of a payment (API-078). Rejects with a Failure without an answer. */
export const getPaymentTransaction = promisePort<PaymentOutcome, { paymentId: string }>('getPaymentTransaction');

/**
 * Sends `frame.returned` when the bank's frame posts the end of the challenge, with the exact origin, from that frame, in the documented
 * shape.
 */
export const challengeMessages = callbackPort<{ origin: string; paymentId: string }>('challengeMessages');
