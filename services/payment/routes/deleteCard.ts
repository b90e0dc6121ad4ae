import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';

/** Throws 404, also for a card of another account. (API-091) */
export const deleteCard =
  ({ cards }: PaymentParts): Handler<operations['deleteCard']> =>
  async ({ path, identity }) => {
    await cards.remove(callerOf(policies.deleteCard, identity).subject, path.id);
    return { status: 200, body: { id: path.id } };
  };
