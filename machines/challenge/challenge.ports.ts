import type { PaymentOutcome } from '../domain/order.ts';
import { callbackPort, promisePort } from '../port.ts';

/** What became of a payment (API-078). Rejects with a Failure when nobody answers. */
export const getPaymentTransaction = promisePort<PaymentOutcome, { paymentId: string }>('getPaymentTransaction');

/** Says `frame.returned` when the bank's frame says that the challenge is over: exact origin, that frame, the documented shape. */
export const challengeMessages = callbackPort<{ origin: string; paymentId: string }>('challengeMessages');
