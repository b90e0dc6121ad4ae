import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { takeWorth } from '../store/orderWorth.ts';
import { worthOfOrder } from './getOrderWorth.ts';

/** Takes from tickets what the payment service is about to pay back for them. (decision 42) */
export function takeOrderWorth(trip: Trip): Handler<operations['takeOrderWorth']> {
  return async ({ path, body }) => {
    await worthOfOrder(trip, path.orderId);
    if ((await takeWorth(trip.db, { ...body, ...path })) === 'exceeded')
      throw new Problem(409, 'worth-exceeded', 'Los boletos ya no valen tanto.');
    return { status: 200, body: await worthOfOrder(trip, path.orderId) };
  };
}
