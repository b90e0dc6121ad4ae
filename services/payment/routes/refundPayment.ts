import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { officeRefundOf } from '../domain/officeWire.ts';
import { paymentNotFound } from '../domain/refusals.ts';
import { askRefund } from '../saga/askRefund.ts';

/** Gives back of a payment, once for the id of the refund. (decision 42) */
export const refundPayment =
  (parts: PaymentParts): Handler<operations['refundPayment']> =>
  async ({ path, body, request }) => {
    const payment = orRefuse(await parts.payments.ofFolio(path.folio.toUpperCase()), paymentNotFound);
    const asked = { ...body, id: body.id.toLowerCase(), member: memberOf(request), reason: body.reason.trim() };
    return { status: 200, body: { refund: officeRefundOf(await askRefund(parts, payment, asked)) } };
  };
