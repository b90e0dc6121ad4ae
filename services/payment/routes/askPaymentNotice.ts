import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { isFinal } from '../domain/saga.ts';
import { outcomeMail } from '../domain/mail.ts';
import { ownPayment } from '../payer.ts';

/** The mail goes out with the result, or at once where that is known. The tickets of a paid payment are a mail of their own. */
export const askPaymentNotice =
  (parts: PaymentParts): Handler<operations['askPaymentNotice']> =>
  async ({ path, query, identity }) => {
    const { payments, db, outbox } = parts;
    const { id } = ownPayment(parts, await payments.ofFolio(path.folio), { identity, linkToken: query.linkToken });
    await db.transaction(async (tx) => {
      const payment = await payments.askNotice(tx, id);
      if (payment && payment.state !== 'paid' && isFinal(payment.state)) await outbox.mail(tx, outcomeMail(payment), payment.account_id);
    });
    return { status: 204 };
  };
