import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { orRefuse } from '../../shared/problem.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import { paymentNotFound } from '../domain/refusals.ts';

/** Writes into the history of a payment what somebody should know. */
export const noteOnPayment =
  ({ db, clock, payments }: PaymentParts): Handler<operations['noteOnPayment']> =>
  async ({ path, body, request }) => {
    const payment = orRefuse(await payments.ofFolio(path.folio.toUpperCase()), paymentNotFound);
    const act = { act: 'note', ...aboutPayment(payment), reason: body.reason.trim() };
    await writeAct(db, memberOf(request), act, new Date(clock.machineNow()));
    return { status: 204 };
  };
