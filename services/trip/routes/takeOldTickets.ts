import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { invalidRequest } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { takeTickets } from '../store/olderTickets.ts';

/** Takes over tickets of the older platform. A paid one says how it was paid, an unpaid one until when it may be paid. */
export function takeOldTickets(trip: Trip): Handler<operations['takeOldTickets']> {
  return async ({ body }) => {
    const wrong = body.tickets.findIndex(({ ikey, formaPago, fecliberacionreservacion }) =>
      ikey === '' ? fecliberacionreservacion === null : formaPago === null,
    );
    if (wrong !== -1) throw invalidRequest([{ path: `/body/tickets/${wrong}`, message: 'must be paid or reserved' }]);
    return { status: 200, body: { taken: await takeTickets(trip.db, body.email, body.tickets) } };
  };
}
