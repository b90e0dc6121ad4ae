import type { operations } from '../../../openapi/types/payment.ts';
import { writeAct } from '../../shared/acts.ts';
import type { Handler } from '../../shared/contract.ts';
import { memberOf } from '../../shared/staff.ts';
import type { PaymentParts } from '../context.ts';
import { aboutPayment } from '../domain/officeAct.ts';
import { namedPayment } from './office/namedPayment.ts';

/** Writes into the history of a payment what somebody should know. */
export const noteOnPayment =
  ({ db, clock, payments }: PaymentParts): Handler<operations['noteOnPayment']> =>
  async ({ path, body, header, request }) => {
    const payment = await namedPayment({ payments }, path.folio);
    const act = { act: 'note', ...aboutPayment(payment), reason: body.reason, key: header['idempotency-key'] };
    await writeAct(db, clock, memberOf(request), act);
    return { status: 204 };
  };
