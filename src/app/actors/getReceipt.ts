import { fromPromise } from 'xstate';
import type { Receipt } from '../../../machines/domain/reservation.ts';
import { readReceipt } from '../payment/reservation.ts';

export const getReceipt = fromPromise<Receipt, { paymentId: string }>(({ input, signal }) => readReceipt(input.paymentId, signal));
