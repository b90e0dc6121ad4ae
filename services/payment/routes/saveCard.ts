import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem, unavailable } from '../../shared/problem.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';
import { refusalMessages } from '../domain/saga.ts';

/** API-092. The bank keeps the card and returns a token; number and code pass this service encrypted. */
export const saveCard =
  ({ cards, bank }: PaymentParts): Handler<operations['saveCard']> =>
  async ({ body, identity }) => {
    const { subject } = callerOf(policies.saveCard, identity);
    const kept = await bank.keepCard({
      number: body.cc_number,
      cvv: body.cc_cvv,
      expiryMonth: body.cc_month,
      expiryYear: body.cc_year,
      holderName: body.cc_name,
    });
    if (kept === 'silence') throw unavailable();
    if (kept === 'unreadable') throw new Problem(422, 'card-data-unreadable', 'No pudimos leer la tarjeta.');
    if (typeof kept === 'string') throw new Problem(402, kept, refusalMessages[kept]);
    const card = await cards.save(subject, { ...kept, holderName: body.cc_name, expiryMonth: body.cc_month, expiryYear: body.cc_year });
    return { status: 200, body: { card } };
  };
