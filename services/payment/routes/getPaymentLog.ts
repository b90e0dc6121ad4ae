import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { authorizePayer, payerOf } from '../policies/payment.ts';
import { policies } from '../policies/index.ts';
import { mayStillCharge } from '../domain/saga.ts';
import { transactionOf } from '../domain/wire.ts';

/** Each read also continues the payment when nobody else does. */
export const getPaymentLog =
  (parts: PaymentParts): Handler<operations['getPaymentLog']> =>
  async ({ path, query, identity }) => {
    const { payments, logs, saga, clock } = parts;
    const found = authorizePayer(policies.getPaymentLog, payerOf(parts, identity, query.linkToken), await payments.ofFolio(path.folio));
    const payment = (await saga.advance(found.id)) ?? found;
    return {
      status: 200,
      body: {
        payment: transactionOf(payment, clock),
        log: await logs.of(payment.id),
        isReservation: payment.method === 'reservation',
        seatsKeptUntil: mayStillCharge(payment.state) ? payment.deadline_at.toISOString() : null,
        email: payment.customer.email,
        noticeAsked: payment.notice_asked,
      },
    };
  };
