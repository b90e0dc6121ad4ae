import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { PaymentParts } from '../context.ts';

/** API-090. */
export const preferCard =
  ({ cards }: PaymentParts): Handler<operations['preferCard']> =>
  async ({ path, body, identity }) => ({
    status: 200,
    body: { card: await cards.prefer(signedInUser(identity), path.id, body.preferred) },
  });
