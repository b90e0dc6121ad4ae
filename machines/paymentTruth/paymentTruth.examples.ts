import type { PaymentOutcome } from '../domain/order.ts';
import type { OpenPayment } from '../domain/payment.ts';
import { chartOf, done, failed } from 'xstate-paths';
import { paymentTruthMachine } from './paymentTruth.machine.ts';
import { paymentTruthView } from './paymentTruth.view.ts';

/** The answer to the request was lost, so only its key is known. */
export const byKey: OpenPayment = { key: 'c1a4e6f0', paymentId: null, folio: null, isRefunded: false };
/** The service returned the id of the payment. */
export const byId: OpenPayment = { ...byKey, paymentId: 'pay-1', folio: 'TUN-7KQ2BYT9' };

/** The address names a folio. */
export const byFolio: OpenPayment = { ...byKey, key: '', folio: 'TUN-7KQ2BYT9' };

export const truth = (outcome: PaymentOutcome) => done('askPayment', outcome);
const at = (...events: ReturnType<typeof done>[]) => ({ input: byKey, events });

/** Situations of an unknown payment, reached by events. */
export const situations = {
  asking: at(),
  waiting: at(truth({ status: 'pending', paymentId: 'pay-1', folio: 'TUN-7KQ2BYT9' })),
  unreached: at(failed('askPayment', { code: 'network', retryable: true })),
  signedOut: at(failed('askPayment', { code: 'session-expired', retryable: false })),
  notFound: { input: byFolio, events: [failed('askPayment', { code: 'payment-not-found', retryable: false })] },
  charged: at(truth({ status: 'authorised', paymentId: 'pay-1', orderId: 'order-1' })),
  notCharged: at(failed('askPayment', { code: 'payment-not-found', retryable: false })),
  refunded: at(truth({ status: 'refunded', paymentId: 'pay-1' })),
} as const;

export const chart = chartOf(paymentTruthMachine, situations, paymentTruthView);
export const { examples } = chart;
