import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { PaymentParts } from '../context.ts';

/** API-027. */
export const getCashBag =
  ({ points }: PaymentParts): Handler<operations['getCashBag']> =>
  async ({ identity }) => ({ status: 200, body: await points.bag(signedInUser(identity)) });
