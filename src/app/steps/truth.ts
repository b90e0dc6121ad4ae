import { paymentTruthMachine, paymentTruthView } from '../../../machines/paymentTruth/index.ts';
import { askPayment } from '../actors/askPayment.ts';
import { pause } from '../actors/pause.ts';

export { UnknownPayment } from './UnknownPayment.tsx';
export { paymentTruthView };

/** The truth about a payment with an unknown result, with its ports. */
export const paymentTruth = paymentTruthMachine.provide({ actors: { askPayment, pause } });
