import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';
import { callerOf } from '../../shared/policy.ts';
import { policies } from '../policies/index.ts';

/** API-027. Points of purchases as a guest with the same e-mail come first. */
export const getCashBag =
  ({ points }: PaymentParts): Handler<operations['getCashBag']> =>
  async ({ identity }) => {
    const caller = callerOf(policies.getCashBag, identity);
    await points.gather(caller);
    return { status: 200, body: await points.bag(caller.subject) };
  };
