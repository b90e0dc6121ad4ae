import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { validityOf } from '../domain/validity.ts';
import { reservationMail, ticketsMail } from '../domain/mail.ts';
import type { PaymentParts } from '../context.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { countResentMails } from '../store/resentMails.ts';
import { addressesIn } from '../domain/addresses.ts';

/** API-077. An unpaid reservation is sent as one. */
export const resendTickets =
  ({ trip, payments, db, clock, outbox }: PaymentParts): Handler<operations['resendTickets']> =>
  async ({ path, body, identity }) => {
    const { subject } = callerOf(policies.resendTickets, identity);
    const sent = addressesIn(body.to);
    const payment = await payments.ofOrder(path.id);
    if (!payment?.order_id) throw orderNotFound();
    authorize(policies.resendTickets, identity, payment);
    const order = await trip.order(payment.order_id);
    if (!order) throw orderNotFound();
    await countResentMails(db, clock, payment.order_id, sent);
    const now = clock.now();
    const isUnpaid = order.tickets.some((ticket) => validityOf(ticket, { payment, order, now }) === 'unpaid');
    const mails = sent.map((to) => (isUnpaid ? reservationMail(payment, order, { to }) : ticketsMail(payment, order, to, { now })));
    await db.transaction(async (tx) => {
      for (const mail of mails) await outbox.mail(tx, mail, subject);
    });
    return { status: 200, body: { message: 'Email(s) reenviados', sent } };
  };
