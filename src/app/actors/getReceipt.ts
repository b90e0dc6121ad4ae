import { fromPromise } from 'xstate';
import type { Receipt } from '../../../machines/domain/reservation.ts';
import { readReceipt } from '../payment/reservation.ts';
import { refetchAfterPayment } from '../queries/account.ts';

export const getReceipt = fromPromise<Receipt, { paymentId: string }>(async ({ input, signal }) => {
  const receipt = await readReceipt(input.paymentId, signal);
  void refetchAfterPayment();
  return receipt;
});
