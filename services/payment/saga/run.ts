import { type Clock, withSession } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { remindAt } from '../domain/cash.ts';
import type { Payment } from '../domain/payment.ts';
import { isFinal, type PaymentState } from '../domain/saga.ts';
import { holding } from './lease.ts';
import { stepsOf } from './methods.ts';
import type { SagaParts } from './step.ts';

/** Seconds until the worker retries a payment in this state. */
export const retrySeconds: Readonly<Record<PaymentState, number>> = {
  created: 1,
  reserved: 30,
  asking: 2,
  pending: 3,
  challenged: 15,
  closing: 2,
  unknown: 20,
  authorised: 2,
  ticketed: 2,
  voiding: 2,
  paid: 5,
  refused: 5,
  refunded: 5,
};

/** Seconds between two looks at what the bank refuses or has not decided: a twentieth of the payment's age, at most a minute. */
const patientSeconds = (ageMs: number): number => Math.min(60, Math.max(2, ageMs / 20_000));

/**
 * Seconds until the next look. A refund may take days at the bank, and a refused capture an operator. A reservation waits for its reminder
 * and its end; the clock of a sandbox session may jump to them.
 */
export function retryIn(clock: Pick<Clock, 'now'>, payment: Payment): number {
  if (payment.state === 'voiding' || payment.capture_refused_at !== null) return patientSeconds(clock.now() - payment.created_at.getTime());
  if (payment.state !== 'reserved' || payment.session !== null) return retrySeconds[payment.state];
  const due = payment.reminded_at === null ? remindAt(payment) : payment.deadline_at.getTime();
  return Math.max(retrySeconds.created, (due - clock.now()) / 1000);
}

async function makeSteps(saga: SagaParts, payment: Payment): Promise<Payment> {
  const { payments, report } = saga;
  const steps = stepsOf[payment.method];
  let now = payment;
  try {
    for (;;) {
      const after = await steps.find(({ when }) => when.includes(now.state))?.do(saga, now);
      if (!after) break;
      now = after;
    }
    for (const { undo } of steps.toReversed()) now = (await undo?.(saga, now)) ?? now;
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 503) report(error, now);
  } finally {
    await payments.unlease(now.id, retryIn(saga.clock, now)).catch((error: unknown) => report(error, now));
  }
  return (await payments.byId(now.id)) ?? now;
}

/** Makes all due steps. The caller holds the lease. */
export const run = (saga: SagaParts, payment: Payment): Promise<Payment> => holding(saga, payment.id, () => makeSteps(saga, payment));

/** Makes all due steps by the clock of the payment's sandbox session. */
export async function runInItsTime(saga: SagaParts, payment: Payment): Promise<Payment> {
  if (payment.session === null) return run(saga, payment);
  return withSession(payment.session, await saga.shiftOf(payment.session), () => run(saga, payment));
}

/** Continues an abandoned payment. Returns its new state. (API-078) */
export async function advance(saga: SagaParts, id: string): Promise<Payment | undefined> {
  const payment = await saga.payments.byId(id);
  if (!payment || (isFinal(payment.state) && payment.release === null)) return payment;
  const leased = await saga.payments.lease(id);
  return leased ? run(saga, leased) : payment;
}
