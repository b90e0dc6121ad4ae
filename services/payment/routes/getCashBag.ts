import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import { signedInUser } from '../../shared/signedInUser.ts';
import type { PaymentParts } from '../context.ts';

/** API-027. Points of purchases as a guest with the same e-mail come first. */
export const getCashBag =
  ({ points }: PaymentParts): Handler<operations['getCashBag']> =>
  async ({ identity }) => {
    const account = signedInUser(identity);
    if (identity !== undefined) await points.gather(identity);
    return { status: 200, body: await points.bag(account) };
  };
