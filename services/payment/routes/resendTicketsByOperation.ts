import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { orRefuse } from '../../shared/problem.ts';
import { authorize } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { olderTicketsMail } from '../domain/mail.ts';
import { orderNotFound } from '../domain/refusals.ts';
import { countResentMails } from '../store/resentMails.ts';
import { addressesIn } from '../domain/addresses.ts';

/** API-085. Only paid tickets of the older platform are sent. */
export const resendTicketsByOperation =
  ({ trip, db, clock, outbox }: PaymentParts): Handler<operations['resendTicketsByOperation']> =>
  async ({ body, identity }) => {
    const sent = addressesIn(body.emails);
    const found = orRefuse(await trip.olderSale('operation', body.operation), orderNotFound);
    const sale = authorize(policies.resendTicketsByOperation, identity, found);
    if (sale.state !== 'paid') throw orderNotFound();
    await countResentMails(db, clock, `operation ${body.operation}`, sent);
    await db.transaction(async (tx) => {
      for (const to of sent) await outbox.mail(tx, olderTicketsMail(sale, to), identity?.subject);
    });
    return { status: 200, body: { message: 'Email(s) reenviados', sent } };
  };
