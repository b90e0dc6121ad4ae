import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { authorizePayer, payerOf } from '../policies/payment.ts';
import { policies } from '../policies/index.ts';
import { isFinal } from '../domain/saga.ts';
import { outcomeMail } from '../domain/mail.ts';

/** The mail goes out with the result, or at once where that is known. The tickets of a paid payment are a mail of their own. */
export const askPaymentNotice =
  (parts: PaymentParts): Handler<operations['askPaymentNotice']> =>
  async ({ path, query, identity }) => {
    const { payments, db, outbox } = parts;
    const { id } = authorizePayer(policies.askPaymentNotice, payerOf(parts, identity, query.linkToken), await payments.ofFolio(path.folio));
    await db.transaction(async (tx) => {
      const payment = await payments.askNotice(tx, id);
      if (payment && payment.state !== 'paid' && isFinal(payment.state)) await outbox.mail(tx, outcomeMail(payment), payment.account_id);
    });
    return { status: 204 };
  };
