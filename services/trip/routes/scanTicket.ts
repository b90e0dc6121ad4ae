import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { scanTicket as scan } from '../store/boarding.ts';

/** Reads the code of a ticket at the door of a bus. A repeated request gets its first answer. */
export function scanTicket(trip: Trip): Handler<operations['scanTicket']> {
  return async ({ path, body }) => {
    const { verdict, at, ticket } = await scan(trip.db, {
      code: body.code.trim(),
      secret: trip.ticketSecret,
      unit: path.unit,
      unitOf: (runId) => trip.timetable().run(runId)?.unit,
      now: trip.clock.date(),
    });
    return { status: 200, body: { verdict, at: at?.toISOString() ?? null, ticket } };
  };
}
