import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { groupOf } from '../domain/openPayment.ts';
import { openPayments } from '../store/officeReads.ts';

/** Asks the bank about each payment that it has not answered. */
export const askOpenPayments =
  ({ db, clock, saga }: PaymentParts): Handler<operations['askOpenPayments']> =>
  async ({ header, request }) => {
    const ids = (await openPayments(db)).filter((payment) => groupOf(payment) === 'unanswered').map(({ id }) => id);
    const act = { act: 'ask-all', about: ids, label: null, reason: null, detail: { payments: ids.length }, key: header['idempotency-key'] };
    await writeAct(db, clock, memberOf(request), act);
    for (const id of ids) await saga.advance(id);
    return { status: 200, body: { asked: ids.length } };
  };
