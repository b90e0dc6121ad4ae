import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { tooManyRequests } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';

/** Issues the id of a browser, limited for each network address. */
export function createHolder(trip: Trip): Handler<operations['createHolder']> {
  return async ({ request }) => {
    const waitSeconds = trip.holderLimiter.takeAddress(request.ip);
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
    return { status: 201, body: { holder: trip.holders.issue() } };
  };
}
