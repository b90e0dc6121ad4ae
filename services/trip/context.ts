import { type Platform } from '../shared/service.ts';
import { Problem } from '../shared/problem.ts';
import { demoSoldSeats } from './domain/demoSeats.ts';
import { type RunLegs, runIdOf } from './domain/runId.ts';
import type { Journey, Timetable } from './domain/timetable.ts';
import type { FarePlaces } from './feed/quotas.ts';
import type { Run } from './feed/types.ts';
import type { TellQuotas } from './quotaNews.ts';
import { type ClaimLine, openRun } from './store/claims.ts';

/** What the routes of the trip service share. */
export interface Trip extends Pick<Platform, 'db' | 'clock' | 'tickets' | 'broker'> {
  /** The network on sale. Throws Problem 503 before the first one was loaded. */
  timetable(): Timetable;
  /** Makes sure that the run has its row and the seats sold before the shop opened. */
  open(run: Run): Promise<void>;
  readonly claimLine: ClaimLine;
  /** Tells the publisher that there is news. */
  wake(): void;
  /** Counts the quotas again that these tickets touched, and tells the live channel. Never fails and is not waited for. */
  recount(tickets: Parameters<TellQuotas>[0]): void;
  /** Secret by which tickets are signed. */
  readonly ticketSecret: string;
  /** Instant in ISO from seconds ahead of the asking session's time. */
  in(seconds: number): Date;
}

/** Wraps `openRun` so that each run is opened once per process. */
export function runOpener(db: Platform['db'], timetable: () => Timetable): (run: Run) => Promise<void> {
  const opened = new Set<string>();
  return async (run) => {
    if (opened.has(run.id)) return;
    await openRun(db, run.id, demoSoldSeats(timetable(), run));
    opened.add(run.id);
  };
}

function runNotFound(): Problem {
  return new Problem(404, 'run-not-found', 'No encontramos esa corrida.', { errorCode: 1000 });
}

/** The run of a request. Throws Problem 404 `run-not-found`. */
export function runOrRefuse(trip: Trip, ask: Pick<RunLegs, 'routeId' | 'scheduleId' | 'manifestDate'>): Run {
  const run = trip.timetable().run(runIdOf(ask));
  if (run === undefined) throw runNotFound();
  return run;
}

/** The journey of a request over its legs. Throws Problem 404 `run-not-found`; legs that are not sold are that, or 422 with `code`. */
export function journeyOrRefuse(trip: Trip, ask: RunLegs, code: 'legs-invalid' | 'trip-not-found' | 'run-not-found'): Journey {
  const journey = trip.timetable().journey(runOrRefuse(trip, ask), ask);
  if (journey !== undefined) return journey;
  throw code === 'run-not-found' ? runNotFound() : new Problem(422, code, 'Esta corrida no vende ese tramo.');
}

/** Refuses a journey whose bus has left: Problem 409 `run-departed`. */
export function refuseDeparted(trip: Trip, journey: Journey): void {
  if (Date.parse(journey.origin.departure) > trip.clock.now()) return;
  throw new Problem(409, 'run-departed', 'Esta corrida ya salió.', { errorCode: 1001 });
}

/** Places at reduced fares by run; none on a run that is no longer in the network. */
export function quotasOfRuns(trip: Trip): (runId: string) => readonly FarePlaces[] {
  return (runId) => {
    const run = trip.timetable().run(runId);
    return run === undefined ? [] : trip.timetable().quotas(run);
  };
}
