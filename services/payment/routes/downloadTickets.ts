import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { unauthorized } from '../../shared/problem.ts';
import { ticketsPdf } from '../domain/ticketsPdf.ts';
import { downloadPassIsGood } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { notYours, orderNotFound } from '../domain/refusals.ts';

/** API-087. A new tab sends no bearer, so the address contains a signed ticket of the order. An unpaid reservation has no tickets but a voucher. */
export const downloadTickets =
  ({ trip, payments, clock, secret }: PaymentParts): Handler<operations['downloadTickets']> =>
  async ({ path, query, identity }) => {
    const byPass = query.ticket !== undefined && downloadPassIsGood(secret, path.orderId, query.ticket, clock.now());
    if (!byPass && !identity) throw unauthorized('unauthorized');
    const payment = await payments.ofOrder(path.orderId);
    if (!payment?.order_id) throw orderNotFound();
    if (!byPass && payment.account_id !== identity?.subject) throw notYours();
    const order = await trip.order(payment.order_id);
    if (!order) throw orderNotFound();
    return {
      status: 200,
      type: 'application/pdf',
      headers: { 'content-disposition': `inline; filename="boletos-${payment.folio}.pdf"` },
      body: await ticketsPdf(payment, order, clock.now()),
    };
  };
