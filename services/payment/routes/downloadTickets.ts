import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { ticketsPdf } from '../domain/ticketsPdf.ts';
import { downloadPassIsGood } from '../domain/wire.ts';
import type { PaymentParts } from '../context.ts';
import { authorize, callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { orderNotFound } from '../domain/refusals.ts';

/** API-087. A new tab sends no bearer, so the address contains a signed ticket of the order. An unpaid reservation has no tickets but a voucher. */
export const downloadTickets =
  ({ trip, payments, clock, secret }: PaymentParts): Handler<operations['downloadTickets']> =>
  async ({ path, query, identity }) => {
    const byPass = query.ticket !== undefined && downloadPassIsGood(secret, path.orderId, query.ticket, clock.now());
    if (!byPass) callerOf(policies.downloadTickets, identity);
    const payment = await payments.ofOrder(path.orderId);
    if (!payment?.order_id) throw orderNotFound();
    if (!byPass) authorize(policies.downloadTickets, identity, payment);
    const order = await trip.order(payment.order_id);
    if (!order) throw orderNotFound();
    return {
      status: 200,
      type: 'application/pdf',
      headers: { 'content-disposition': `inline; filename="boletos-${payment.folio}.pdf"` },
      body: await ticketsPdf(payment, order, clock.now()),
    };
  };
