import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { PaymentParts } from '../context.ts';

/** API-091. */
export const deleteCard =
  ({ cards }: PaymentParts): Handler<operations['deleteCard']> =>
  async ({ path, identity }) => {
    await cards.remove(signedInUser(identity), path.id);
    return { status: 200, body: { id: path.id } };
  };
