import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';

/** The kept cards of the account: brand and last four digits. (API-089) */
export const listCards =
  ({ cards }: PaymentParts): Handler<operations['listCards']> =>
  async ({ identity }) => ({ status: 200, body: { cards: await cards.list(callerOf(policies.listCards, identity).subject) } });
