import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import { ticketsMail } from '../mail.ts';
import { ticketsPdf } from '../pdf.ts';
import type { PaymentParts } from '../context.ts';
import { notYours, orderNotFound, subjectOf } from '../refusals.ts';
import { countResentMails } from '../resentMails.ts';

const mostAddresses = 10;
const address = /^[^\s@,<>"]+@[^\s@,<>"]+\.[^\s@,<>".]{2,}$/;

/** API-077. The list is trimmed and split on commas. (CONF-017, CONF-018, CONF-019) */
export const resendTickets =
  ({ trip, payments, db, clock, outbox }: PaymentParts): Handler<operations['resendTickets']> =>
  async ({ path, body, identity }) => {
    const subject = subjectOf(identity);
    const sent = [
      ...new Set(
        body.to
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      ),
    ];
    const invalid = sent.filter((part) => part.length > 254 || !address.test(part));
    if (sent.length === 0 || invalid.length > 0) throw new Problem(422, 'email-invalid', 'Revisa los correos.', { invalid });
    if (sent.length > mostAddresses) throw new Problem(422, 'too-many-addresses', `Escribe hasta ${mostAddresses} correos.`);
    const payment = await payments.ofOrder(path.id);
    if (!payment?.order_id) throw orderNotFound();
    if (payment.account_id !== subject) throw notYours();
    const order = await trip.order(payment.order_id);
    if (!order) throw orderNotFound();
    await countResentMails(db, clock, payment.order_id, sent);
    const pdf = await ticketsPdf(payment, order);
    const mails = sent.map((to) => ticketsMail(payment, order, to, { pdf }));
    await db.transaction(async (tx) => {
      for (const mail of mails) await outbox.mail(tx, mail);
    });
    return { status: 200, body: { message: 'Email(s) reenviados', sent } };
  };
