import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { masked } from '../domain/masked.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import { emailMissing, orderNotFound } from '../domain/refusals.ts';
import { orderMail } from '../saga/orderMail.ts';
import { countResentMails } from '../store/resentMails.ts';
import { namedPayment } from './office/namedPayment.ts';

/** Sends the tickets, or an unpaid reservation, to the payer again. */
export const resendOrder =
  (parts: PaymentParts): Handler<operations['resendOrder']> =>
  async ({ path, header, request }) => {
    const { db, clock, trip, outbox } = parts;
    const payment = await namedPayment(parts, path.folio);
    const to = payment.customer.email;
    if (to === '') throw emailMissing();
    if (payment.order_id === null) throw orderNotFound();
    const order = orRefuse(await trip.order(payment.order_id), orderNotFound);
    await countResentMails(db, clock, payment.order_id, [to]);
    await db.transaction(async (tx) => {
      const act = { act: 'resend', ...aboutPayment(payment), reason: null, key: header['idempotency-key'] };
      if (!(await writeAct(tx, clock, memberOf(request), act))) return;
      await outbox.mail(tx, orderMail(parts, payment, order, { to }), payment.account_id);
    });
    return { status: 200, body: { to: masked(to) } };
  };
