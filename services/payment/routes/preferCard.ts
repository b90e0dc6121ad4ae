import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';

/** Makes a card the first choice of its account, or removes this preference. (API-090) */
export const preferCard =
  ({ cards }: PaymentParts): Handler<operations['preferCard']> =>
  async ({ path, body, identity }) => ({
    status: 200,
    body: { card: await cards.prefer(callerOf(policies.preferCard, identity).subject, path.id, body.preferred) },
  });
