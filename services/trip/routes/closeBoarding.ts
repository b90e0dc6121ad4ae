import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { deviceOf } from '../../shared/device.ts';
import { wholeName } from '../../shared/names.ts';
import type { Trip } from '../context.ts';
import { seatLabelOf } from '../domain/departures.ts';
import { instantOf } from '../domain/doorScans.ts';
import { closeDeparture } from '../store/closedDepartures.ts';
import { ticketsOfRun } from '../store/departures.ts';
import { namedRun } from './departures/departures.ts';

/** Closes the boarding of a departure, and tells who is missing. */
export function closeBoarding(trip: Trip): Handler<operations['closeBoarding']> {
  return async ({ path, body, request }) => {
    const run = namedRun(trip, path.runId);
    const at = instantOf(body, trip.clock.now());
    const closedAt = await closeDeparture(trip.db, run.id, { deviceId: deviceOf(request).id, at });
    const paid = (await ticketsOfRun(trip.db, run.id)).filter(({ status }) => status === 'issued');
    const missing = paid.filter(({ usedAt }) => usedAt === null);
    return {
      status: 200,
      body: {
        boarded: paid.length - missing.length,
        missing: missing.map((ticket) => ({ ticketId: ticket.id, seat: seatLabelOf(ticket), name: wholeName(ticket.body) })),
        closedAt: closedAt.toISOString(),
      },
    };
  };
}
