import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { correctEmail } from '../store/orderEmail.ts';

/** For the payment service: later mails about the tickets go to the corrected address. */
export function correctOrderEmail({ db }: Trip): Handler<operations['correctOrderEmail']> {
  return async ({ path, body }) => ({ status: 200, body: { tickets: await correctEmail(db, path.orderId, body) } });
}
