import { crashPoint } from '../../shared/crashPoint.ts';
import { outcomeMail } from '../domain/mail.ts';
import type { Payment } from '../domain/payment.ts';
import { isFinal } from '../domain/saga.ts';
import type { Move, SagaParts } from './step.ts';

/** Ends the work for a cart, and mails the result where the payer asked for it. */
export function endRelease({ db, payments, outbox }: SagaParts, id: string, retryAllowed: boolean): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const payment = await payments.released(tx, id, retryAllowed);
    if (payment?.notice_asked && isFinal(payment.state)) await outbox.mail(tx, outcomeMail(payment), payment.account_id);
    return payment;
  });
}

/** Releases the cart's hold at the trip service, or returns the cart to its own expiry. */
export const releaseCart: Move = async (saga, payment) => {
  if (payment.release === null) return undefined;
  const keep = payment.release === 'keep';
  const reason = payment.state === 'refunded' ? 'refunded' : payment.state === 'unknown' ? 'expired' : 'refused';
  const answer = await saga.trip.release(payment.cart_id, payment.id, keep, reason);
  crashPoint('hold-released');
  return endRelease(saga, payment.id, keep && 'status' in answer && answer.status === 'open');
};
