import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import type { Trip } from '../context.ts';
import { estimateOf } from '../domain/delays.ts';
import { runIdOf } from '../domain/runId.ts';

/** When the buses of these runs leave and arrive. */
export function getDelays(trip: Trip): Handler<operations['getDelays']> {
  return async ({ body: { runs } }) => {
    const delays = await trip.delays();
    const timetable = trip.timetable();
    const { terminal } = timetable.lookup;
    const found = runs.flatMap((asked) => {
      const run = timetable.run(runIdOf(asked));
      const journey = run && timetable.journey(run, asked);
      if (journey === undefined) return [];
      const { origin, destination } = journey;
      const stretch = {
        ...asked,
        departure: origin.departure,
        arrival: destination.arrival,
        fromTimeZone: terminal(origin.terminalId).timeZone,
        toTimeZone: terminal(destination.terminalId).timeZone,
      };
      const estimate = estimateOf(delays, journey.run.id, stretch, trip.clock.now());
      return estimate === undefined
        ? []
        : [{ run: asked, departureDatetime: estimate.departs, arrivalDatetime: estimate.arrives, reportedAt: estimate.reportedAt }];
    });
    return { status: 200, body: { delays: found } };
  };
}
