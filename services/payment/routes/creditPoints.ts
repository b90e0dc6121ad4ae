import type { operations } from '../../../openapi/types/payment.ts';
import type { Handler } from '../../shared/contract.ts';
import type { PaymentParts } from '../context.ts';

/** Credits points for another service. Idempotent by reference. (decision 27) */
export const creditPoints =
  ({ points }: PaymentParts): Handler<operations['creditPoints']> =>
  async ({ body }) => ({ status: 200, body: { balance: await points.credit(body) } });
