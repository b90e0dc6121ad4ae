import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { wholeName } from '../../shared/names.ts';
import { memberOf } from '../../shared/staff.ts';
import { seesTravellers } from '../../shared/staffMember.ts';
import type { PaymentParts } from '../context.ts';
import { officePaymentOf, officeRefundOf } from '../domain/officeWire.ts';
import type { Payment } from '../domain/payment.ts';
import { refundableOf, type Worth } from '../domain/refund.ts';
import { historyOf, messagesOf } from '../store/officeReads.ts';
import { namedPayment } from './office/namedPayment.ts';

/** What the tickets of a payment are worth; null while the trip service does not say. */
async function worthOf({ trip }: PaymentParts, { order_id: orderId }: Payment): Promise<Worth | null> {
  return orderId === null ? undefined : trip.worth(orderId).catch(() => null);
}

/** A payment, open or ended, with all that happened to it. */
export const getOfficePayment =
  (parts: PaymentParts): Handler<operations['getOfficePayment']> =>
  async ({ path, request }) => {
    const { db, clock, refunds, logs } = parts;
    const member = memberOf(request);
    const payment = await namedPayment(parts, path.folio);
    const [log, given, worth, messages, history] = await Promise.all([
      logs.of(payment.id),
      refunds.of(payment.id),
      worthOf(parts, payment),
      messagesOf(db, payment),
      historyOf(db, payment),
    ]);
    return {
      status: 200,
      body: {
        payment: officePaymentOf(payment, new Date(clock.machineNow())),
        customer: seesTravellers(member) ? { name: wholeName(payment.customer), email: payment.customer.email } : null,
        log,
        refunds: given.map(officeRefundOf),
        refundable: worth === null ? null : refundableOf(payment, given, worth),
        messages,
        history,
      },
    };
  };
