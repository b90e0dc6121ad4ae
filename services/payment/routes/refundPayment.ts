import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { officeRefundOf } from '../domain/officeWire.ts';
import { askRefund } from '../saga/askRefund.ts';
import { namedPayment } from './office/namedPayment.ts';

/** Gives back of a payment, once for the id of the refund. (decision 42) */
export const refundPayment =
  (parts: PaymentParts): Handler<operations['refundPayment']> =>
  async ({ path, body, request }) => {
    const payment = await namedPayment(parts, path.folio);
    const asked = { ...body, id: body.id.toLowerCase(), member: memberOf(request), reason: body.reason.trim() };
    return { status: 200, body: { refund: officeRefundOf(await askRefund(parts, payment, asked)) } };
  };
