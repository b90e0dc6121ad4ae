import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { PaymentParts } from '../context.ts';

/** API-089. */
export const listCards =
  ({ cards }: PaymentParts): Handler<operations['listCards']> =>
  async ({ identity }) => ({ status: 200, body: { cards: await cards.list(signedInUser(identity)) } });
