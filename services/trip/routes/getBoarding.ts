import type { operations } from '../../../openapi/types/trip.ts';
import type { Handler } from '../../shared/contract.ts';
import { Problem } from '../../shared/problem.ts';
import type { Trip } from '../context.ts';
import { runOfBus } from '../feed/busRuns.ts';
import { countBoarded } from '../store/boarding.ts';

/** The run of a bus, and how many of its tickets have boarded. */
export function getBoarding(trip: Trip): Handler<operations['getBoarding']> {
  return async ({ path }) => {
    const { network, lookup, place } = trip.timetable();
    const run = runOfBus(network, path.unit, trip.clock.now());
    const [first, last] = [run?.calls[0], run?.calls.at(-1)];
    if (run === undefined || first === undefined || last === undefined)
      throw new Problem(404, 'bus-not-found', 'No encontramos esa unidad.');
    const nameOf = (placeId: string): string => place(placeId)?.name ?? placeId;
    return {
      status: 200,
      body: {
        unit: run.unit,
        from: nameOf(first.placeId),
        to: nameOf(last.placeId),
        departureDatetime: first.departure,
        timeZone: lookup.terminal(first.terminalId).timeZone,
        ...(await countBoarded(trip.db, run.id)),
      },
    };
  };
}
