import { randomUUID } from 'node:crypto';
import { type Loop, startLoopNow } from '../../shared/loop.ts';
import { withRequestId } from '../../shared/requestId.ts';
import type { Payment } from '../domain/payment.ts';
import type { BankWord, CardCharge } from '../gateways/bank.ts';
import { authorise } from './authorise.ts';
import { applySentStatus } from './chargeCard.ts';
import { extendHold } from './extendHold.ts';
import { advance, run, runInItsTime } from './run.ts';
import type { SagaParts } from './step.ts';

const workerMs = 1000;

export type Saga = ReturnType<typeof createSaga>;

/**
 * Drives payments to their final state by the steps of their method. Whoever holds the lease of a payment makes its next step: the creating
 * request, a poll, a webhook, or the worker for abandoned payments. Each step is written before the next one begins, and every call to bank
 * and trip service can be repeated. A process may therefore crash between any two lines.
 */
export const createSaga = (saga: SagaParts) => ({
  /** Makes the steps of a payment that needs no bank first. The caller holds the lease. */
  proceed: (payment: Payment) => run(saga, payment),
  extendHold: (payment: Payment) => extendHold(saga, payment),
  authorise: (payment: Payment, charge: CardCharge) => authorise(saga, payment, charge),
  advance: (id: string) => advance(saga, id),

  applyStatus: (payment: Payment, word: BankWord) => applySentStatus(saga, payment, word),

  /** Ends a reservation that nobody has paid; its seats go free. A till that took the money first wins. Returns its new state. */
  async cancelReservation(id: string): Promise<Payment | undefined> {
    const { db, payments } = saga;
    const ended = await payments.step(db, id, 'reserved', 'refused', { reason: 'reservation-cancelled', release: 'drop' });
    if (ended) await payments.unlease(ended.id, 0);
    return advance(saga, id);
  },

  /** Continues abandoned payments, on start and every second. */
  startWorker: (): Loop =>
    startLoopNow(
      workerMs,
      async () => {
        const due = await saga.payments.leaseDue(10);
        await Promise.all(due.map((payment) => withRequestId(randomUUID(), () => runInItsTime(saga, payment))));
        return due.length > 0;
      },
      saga.report,
    ),
});
