import { dateOf, dayNumber, localDay, runsOnDay } from './days.ts';
import { lookupOf } from './lookup.ts';
import { offsetMinutes, runOf, serviceDayStart } from './runs.ts';
import { timeAt } from './times.ts';
import type { Network, Run, Trip } from './types.ts';

const dayMs = 86_400_000;

/** A run, and the milliseconds of its departure from the first stop. */
export interface StartingRun {
  readonly trip: Trip;
  readonly run: Run;
  readonly instant: number;
}

/** The runs that leave their first stop on a local day (`YYYY-MM-DD`), by departure. It reads every trip of the network. */
export function departuresStarting(network: Network, day: string): readonly StartingRun[] {
  const { brand, route, pattern, calendar, terminal } = lookupOf(network);
  const wanted = dayNumber(day);
  const found: StartingRun[] = [];
  for (const trip of network.trips) {
    const [first] = pattern(trip.patternId).calls;
    if (first === undefined) continue;
    const ownZone = brand(route(trip.routeId).brandId).timeZone;
    const { timeZone } = terminal(first.terminalId);
    const after = timeAt(network, trip, 0).departure * 1000;
    const late = Math.floor(after / dayMs);
    // The zones of a brand and of a terminal differ by less than a day.
    for (let number = wanted - late - 1; number <= wanted - late + 1; number += 1) {
      if (!runsOnDay(calendar(trip.calendarId), number)) continue;
      const instant = serviceDayStart(number, ownZone) + after;
      if (localDay(instant, offsetMinutes(timeZone, instant)) === wanted) {
        found.push({ trip, run: runOf(network, trip, dateOf(number)), instant });
      }
    }
  }
  const byId = ({ run }: StartingRun, other: StartingRun): number => (run.id < other.run.id ? -1 : 1);
  return found.toSorted((a, b) => a.instant - b.instant || byId(a, b));
}
