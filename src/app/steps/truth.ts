import { challengeMachine, challengeView } from '../../../machines/challenge/index.ts';
import { paymentTruthMachine, paymentTruthView } from '../../../machines/paymentTruth/index.ts';
import { askPayment } from '../actors/askPayment.ts';
import { challengeMessages } from '../actors/challengeMessages.ts';
import { deadline } from '../actors/deadline.ts';
import { getPaymentTransaction } from '../actors/getPaymentTransaction.ts';
import { pause } from '../actors/pause.ts';

export { UnknownPayment } from './UnknownPayment.tsx';
export { challengeView, paymentTruthView };

/** The challenge of the bank, with its ports. */
export const challenge = challengeMachine.provide({ actors: { getPaymentTransaction, challengeMessages, deadline, pause } });

/** The truth about a payment with an unknown result, with its ports. */
export const paymentTruth = paymentTruthMachine.provide({ actors: { askPayment, pause } });
