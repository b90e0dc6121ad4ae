import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { runNotFound, type Trip } from '../context.ts';
import { terminalToWire } from '../domain/offer.ts';
import { runIdOf } from '../domain/runId.ts';

/** How long before the departure a traveller should be at the terminal. Boarding begins 15 min before it (CONST-055). */
const minutesBefore = 30;

/** Where the bus of a run stops at one of its calls. A run whose sale is over is known too, because its travellers ask. */
export function getStop(trip: Trip): Handler<operations['getStop']> {
  return async ({ query }) => {
    const timetable = trip.timetable();
    const run = timetable.run(runIdOf(query));
    const call = run?.calls[query.legFrom];
    if (run === undefined || call === undefined) throw runNotFound();
    const { lookup } = timetable;
    const { address, platform, url, wheelchair } = lookup.terminal(call.terminalId);
    const bus = lookup.trip(run.tripId);
    return {
      status: 200,
      body: {
        terminal: terminalToWire(timetable, call.terminalId),
        city: lookup.place(call.placeId).name,
        address: address || null,
        platform: platform || null,
        url: url || null,
        wheelchair,
        bus: { wheelchair: bus.wheelchair, bikes: bus.bikes },
        departureDatetime: call.departure,
        minutesBefore,
      },
    };
  };
}
