import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { resendGivenUp } from '../../shared/outbox.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';

/** Sends again the messages that were given up. */
export const resendMessages =
  ({ db, clock }: PaymentParts): Handler<operations['resendMessages']> =>
  async ({ header, request }) => {
    const messages = await db.transaction(async (tx) => {
      const count = await resendGivenUp(tx);
      const act = {
        act: 'resend-messages',
        about: [],
        label: null,
        reason: null,
        detail: { messages: count },
        key: header['idempotency-key'],
      };
      await writeAct(tx, clock, memberOf(request), act);
      return count;
    });
    return { status: 200, body: { messages } };
  };
