import { crashPoint } from '../../shared/crashPoint.ts';
import type { Sql } from '../../shared/db.ts';
import { minorUnit } from '../../shared/money.ts';
import { spread } from '../domain/discount.ts';
import { olderTicketsMail, ticketsMail } from '../domain/mail.ts';
import type { Payment } from '../domain/payment.ts';
import { earnedReference } from '../domain/points.ts';
import { reservationOfCart } from '../domain/reservation.ts';
import type { CartMethod } from '../domain/saga.ts';
import type { TripOrder } from '../domain/trip.ts';
import { confirmCart } from './confirmCart.ts';
import type { Move, SagaParts, Step } from './step.ts';

/** What the changed tickets cost more than the new ones becomes points after the trip. */
async function creditChange({ points }: SagaParts, tx: Sql, { account_id: accountId }: Payment, order: TripOrder): Promise<void> {
  if (order.earn_points === 0) return;
  await points.promise(tx, {
    accountId,
    amount: order.earn_points,
    reference: `change ${order.orderId}`,
    description: 'Cambio de boletos',
    countsFrom: new Date(Math.max(...order.tickets.map(({ arrivalDatetime }) => Date.parse(arrivalDatetime)))),
  });
}

/** A part of what was paid becomes points after the trip, ticket by ticket, so that each can be taken back. (CONF-006) */
async function creditTrip({ points }: SagaParts, tx: Sql, payment: Payment, { tickets }: TripOrder): Promise<void> {
  const { account_id: accountId, earns, currency } = payment;
  const parts = spread(
    tickets.map(({ total }) => total),
    earns,
    minorUnit(currency),
  );
  for (const [index, { _id, to, arrivalDatetime }] of tickets.entries())
    await points.promise(tx, {
      accountId,
      amount: parts[index] ?? 0,
      reference: earnedReference(_id),
      description: `Por tu viaje a ${to}`,
      countsFrom: new Date(arrivalDatetime),
    });
}

/** Writes that the tickets exist, mails them and promises their points. */
async function saveTickets(saga: SagaParts, payment: Payment, order: TripOrder): Promise<Payment | undefined> {
  const { db, payments, outbox, linkOf, againOf, clock } = saga;
  const mail = ticketsMail(payment, order, payment.customer.email, {
    link: payment.customer.isGuest === true ? linkOf(order) : undefined,
    again: againOf(order),
    dedupeKey: `tickets:${payment.id}`,
    now: clock.now(),
  });
  const done = await db.transaction(async (tx) => {
    const row = await payments.step(tx, payment.id, 'authorised', 'ticketed', { orderId: order.orderId });
    if (row) {
      // Somebody may have corrected it meanwhile.
      await outbox.mail(tx, { ...mail, to: row.customer.email }, payment.account_id);
      await creditChange(saga, tx, payment, order);
      await creditTrip(saga, tx, payment, order);
    }
    return row;
  });
  crashPoint('tickets-saved');
  return done;
}

/** A charge for seats that are gone is given back. */
const voidCharge: Move = ({ db, payments }, { id }) => payments.step(db, id, 'authorised', 'voiding');
/** Without a charge there is nothing to give back. */
const refuseOrder: Move = ({ db, payments }, { id }) =>
  payments.step(db, id, 'authorised', 'refused', { reason: 'cart-expired', release: 'keep' });

/** The cart becomes an order with tickets. */
export const issueCart = (method: CartMethod): Step => ({
  when: ['authorised'],
  async do(saga, payment) {
    const order = await confirmCart(saga, payment, { method, paid: true, reservation: undefined });
    crashPoint('tickets-confirmed');
    if (typeof order !== 'string') return saveTickets(saga, payment, order);
    return (method === 'pasarela-de-pago' ? voidCharge : refuseOrder)(saga, payment);
  },
});

/** The order that waited for its payment at a till gets its tickets. */
export const issueReserved: Step = {
  when: ['authorised'],
  async do(saga, payment) {
    if (payment.order_id === null) throw new Error(`the reservation ${payment.folio} was paid without an order`);
    const order = await saga.trip.issue(payment.order_id, payment.id);
    crashPoint('tickets-confirmed');
    return saveTickets(saga, payment, order);
  },
};

/** The tickets of a paid reservation of the older platform get their keys; without them the charge is given back. */
export const issueOlder: Step = {
  when: ['authorised'],
  async do(saga, payment) {
    const { db, payments, outbox, trip } = saga;
    const sale = await trip.issueOlder(reservationOfCart(payment.cart_id), {
      paymentId: payment.id,
      amount: payment.amount,
      beganAt: payment.created_at.toISOString(),
    });
    crashPoint('tickets-confirmed');
    if (sale === 'impossible') return voidCharge(saga, payment);
    const done = await db.transaction(async (tx) => {
      const row = await payments.step(tx, payment.id, 'authorised', 'ticketed');
      if (row)
        await outbox.mail(tx, olderTicketsMail(sale, row.customer.email, { dedupeKey: `tickets:${payment.id}` }), payment.account_id);
      return row;
    });
    crashPoint('tickets-saved');
    return done;
  },
};
