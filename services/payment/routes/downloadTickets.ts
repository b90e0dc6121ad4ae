import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { ticketsPdf } from '../domain/ticketsPdf.ts';
import type { PaymentParts } from '../context.ts';
import { policies } from '../policies/index.ts';
import { openTickets } from './tickets/openTickets.ts';

/** API-087. A new tab sends no bearer, so the address contains a signed ticket of the order. An unpaid reservation has no tickets but a voucher. */
export const downloadTickets =
  (parts: PaymentParts): Handler<operations['downloadTickets']> =>
  async (call) => {
    const { payment, order } = await openTickets(parts, policies.downloadTickets, call);
    return {
      status: 200,
      type: 'application/pdf',
      headers: { 'content-disposition': `inline; filename="boletos-${payment.folio}.pdf"` },
      body: await ticketsPdf(payment, order, { shop: parts.shop, now: parts.clock.now() }),
    };
  };
