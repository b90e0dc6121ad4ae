import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { resendGivenUp } from '../../shared/outbox.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';

/** Sends again the messages that were given up. */
export const resendMessages =
  ({ db, clock }: PaymentParts): Handler<operations['resendMessages']> =>
  async ({ request }) => {
    const messages = await db.transaction(async (tx) => {
      const count = await resendGivenUp(tx);
      const act = { act: 'resend-messages', about: [], label: null, reason: null, detail: { messages: count } };
      await writeAct(tx, memberOf(request), act, new Date(clock.machineNow()));
      return count;
    });
    return { status: 200, body: { messages } };
  };
