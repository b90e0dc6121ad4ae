import { remindAt } from '../domain/cash.ts';
import { reminderMail } from '../domain/mail.ts';
import type { Move, Step } from './step.ts';

/** Mails the last call of a reservation, once. */
const remind: Move = async ({ db, payments, trip, outbox }, payment) => {
  const order = payment.order_id === null ? undefined : await trip.order(payment.order_id);
  if (!order) return undefined;
  return db.transaction(async (tx) => {
    const row = await payments.reminded(tx, payment.id);
    if (row) await outbox.mail(tx, reminderMail(row, order, { dedupeKey: `reminder:${payment.id}` }), payment.account_id);
    return row;
  });
};

/**
 * Ends a reservation whose time is over, and reminds of it before. Cash that a till took before is a step of its own, so only one of both
 * happens.
 */
export const awaitCash: Step = {
  when: ['reserved'],
  async do(saga, payment) {
    const { db, payments, clock } = saga;
    if (clock.now() >= payment.deadline_at.getTime())
      return payments.step(db, payment.id, 'reserved', 'refused', { reason: 'reservation-expired', release: 'drop' });
    return payment.reminded_at === null && clock.now() >= remindAt(payment) ? remind(saga, payment) : undefined;
  },
};
