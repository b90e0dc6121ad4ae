import { crashPoint } from '../../shared/crashPoint.ts';
import { reservationMail } from '../domain/mail.ts';
import type { RefusalReason } from '../domain/saga.ts';
import type { ConfirmRefusal } from '../gateways/trip.ts';
import { confirmCart } from './confirmCart.ts';
import { endRelease, releaseCart } from './release.ts';
import type { Step } from './step.ts';

/** Why a reservation was not made. */
const notReserved: Readonly<Record<ConfirmRefusal, RefusalReason>> = {
  impossible: 'cart-expired',
  'unpaid-person-limit': 'cash-limit',
  'unpaid-run-limit': 'cash-bus-limit',
};

/** Turns the cart into an order that waits for its payment at a till. */
export const reserveSeats: Step = {
  when: ['created'],
  async do(saga, payment) {
    const { db, payments, outbox } = saga;
    const reservation = { referenceNumber: payment.reference, waitingExpirationDate: payment.deadline_at.toISOString() };
    const order = await confirmCart(saga, payment, { method: 'pay_later', paid: false, reservation });
    crashPoint('reservation-confirmed');
    if (typeof order === 'string')
      return payments.step(db, payment.id, 'created', 'refused', { reason: notReserved[order], release: 'keep' });
    return db.transaction(async (tx) => {
      const row = await payments.step(tx, payment.id, 'created', 'reserved', { orderId: order.orderId });
      if (row) await outbox.mail(tx, reservationMail(row, order, { dedupeKey: `reservation:${payment.id}` }), payment.account_id);
      return row;
    });
  },
  async undo(saga, payment) {
    if (payment.release === null || payment.order_id === null) return releaseCart(saga, payment);
    await saga.trip.cancel(payment.order_id, payment.id);
    crashPoint('reservation-cancelled');
    return endRelease(saga, payment.id, false);
  },
};
