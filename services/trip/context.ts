import type { HolderIds } from '../shared/holderIds.ts';
import type { Limiter } from '../shared/limiter.ts';
import type { Persons } from '../shared/persons.ts';
import type { Platform } from '../shared/service.ts';
import type { SandboxRaite } from '../shared/sandbox.ts';
import { Problem } from '../shared/problem.ts';
import { demoSoldSeats } from './domain/demoSeats.ts';
import type { Delays } from './domain/delays.ts';
import type { Fixes } from './domain/fixes.ts';
import { type RunLegs, runIdOf } from './domain/runId.ts';
import { daysOnSaleAt, saleOf } from './domain/saleDays.ts';
import type { Journey, Timetable } from './domain/timetable.ts';
import type { UnpaidLimits } from './domain/unpaid.ts';
import type { FarePlaces } from './feed/quotas.ts';
import type { Run, RunCall } from './feed/types.ts';
import type { Refunds } from './workers/refunds.ts';
import type { CountedTicket } from './store/quotas.ts';
import { type ClaimLine, openRun } from './store/claims.ts';
import type { TicketBody } from './domain/ticket.ts';

/** The shared dependencies of the routes. */
export interface Trip extends Pick<Platform, 'db' | 'clock' | 'tickets' | 'broker' | 'outbox'> {
  /** The active network. Throws Problem 503 until the first one is loaded. */
  timetable(): Timetable;
  /** Last day on sale, in days from today at the origin (decision 24). */
  readonly saleDays: number;
  /** Whether the promotion of the way back is sold. */
  readonly returnPromotion: boolean;
  /** Creates the row of the run and its presold seats when they are missing. Throws Problem 404 `run-not-found` for a run not on sale. */
  open(run: Run): Promise<void>;
  readonly claimLine: ClaimLine;
  /** Wakes the publisher for new events. */
  wake(): void;
  /** Counts the quotas of these tickets again and publishes them on the live channel. It never fails, and no caller waits for it. */
  recount(tickets: readonly CountedTicket[]): void;
  readonly refunds: Refunds;
  /** The free shuttles of an account. */
  raitesOf(email: string): readonly SandboxRaite[];
  /** The shop's own zone (decision 7). */
  shopTimeZone(): string;
  /** The ids of browsers. */
  readonly holders: HolderIds;
  /** Counts the ids that each network address gets. */
  readonly holderLimiter: Pick<Limiter, 'takeAddress'>;
  /** Most of the free seats of a bus that one network address may select at a time, as a share. */
  readonly seatsPerAddress: number;
  /** The marks by which buyers are counted. */
  readonly persons: Persons;
  readonly unpaidLimits: UnpaidLimits;
  /** Signs the QR code of each ticket. */
  readonly ticketSecret: string;
  /** Signs the passes of the links in mails. */
  readonly passSecret: string;
  /** The latest bus positions, by unit number. */
  fixes(): Promise<Fixes>;
  /** The latest delays of the runs. */
  delays(): Promise<Delays>;
  /** The instant so many seconds after the time of the caller's session. */
  in(seconds: number): Date;
}

/** Wraps `openRun` so that each process opens a run once. */
export function runOpener(trip: Sale & Pick<Trip, 'db'>): Trip['open'] {
  const opened = new Set<string>();
  return async (run) => {
    if (opened.has(run.id)) return;
    if (!isOnSale(trip, run)) throw runNotFound();
    await openRun(trip.db, run.id, demoSoldSeats(trip.timetable(), run));
    opened.add(run.id);
  };
}

export function runNotFound(): Problem {
  return new Problem(404, 'run-not-found', 'No encontramos esa corrida.', { errorCode: 1000 });
}

function runDeparted(): Problem {
  return new Problem(409, 'run-departed', 'Esta corrida ya salió.', { errorCode: 1001 });
}

/** The data that decides whether a day is on sale. */
type Sale = Pick<Trip, 'timetable' | 'clock' | 'saleDays'>;

/** The position of a departure (an instant with the offset of its zone) relative to the days on sale. */
function saleOfDeparture({ clock, saleDays }: Sale, timeZone: string, departure: string): ReturnType<typeof saleOf> {
  return saleOf(departure.slice(0, 10), daysOnSaleAt(timeZone, clock.now(), saleDays));
}

const saleOfCall = (trip: Sale, { terminalId, departure }: RunCall): ReturnType<typeof saleOf> =>
  saleOfDeparture(trip, trip.timetable().lookup.terminal(terminalId).timeZone, departure);

/** Whether the day of a ticket is not on sale yet. */
export const isTooFar = (
  trip: Sale,
  { fromTimeZone, departureDatetime }: Pick<TicketBody, 'fromTimeZone' | 'departureDatetime'>,
): boolean => saleOfDeparture(trip, fromTimeZone, departureDatetime) === 'too-far';

/** Whether the run has a call on a day on sale (decision 24). */
const isOnSale = (trip: Sale, { calls }: Run): boolean => calls.some((call) => call.boarding && saleOfCall(trip, call) === 'on-sale');

function knownRun(trip: Trip, ask: Pick<RunLegs, 'routeId' | 'scheduleId' | 'manifestDate'>): Run {
  const run = trip.timetable().run(runIdOf(ask));
  if (run === undefined) throw runNotFound();
  return run;
}

/** The run of a request. Throws Problem 404 `run-not-found`, also for a run that is not on sale. */
export function runOrRefuse(trip: Trip, ask: Pick<RunLegs, 'routeId' | 'scheduleId' | 'manifestDate'>): Run {
  const run = knownRun(trip, ask);
  if (!isOnSale(trip, run)) throw runNotFound();
  return run;
}

/**
 * The journey of a request over its legs. Throws Problem 404 `run-not-found`, also for a day not on sale yet, and 409 `run-departed` for a
 * past one. For legs that are not sold it throws 404, or 422 with `code`.
 */
export function journeyOrRefuse(trip: Trip, ask: RunLegs, code: 'legs-invalid' | 'trip-not-found' | 'run-not-found'): Journey {
  const journey = trip.timetable().journey(knownRun(trip, ask), ask);
  if (journey === undefined) throw code === 'run-not-found' ? runNotFound() : new Problem(422, code, 'Esta corrida no vende ese tramo.');
  const sale = saleOfCall(trip, journey.origin);
  if (sale === 'too-far') throw runNotFound();
  if (sale === 'past') throw runDeparted();
  return journey;
}

/** Refuses a journey whose bus has departed: Problem 409 `run-departed`. */
export function refuseDeparted(trip: Trip, journey: Journey): void {
  if (Date.parse(journey.origin.departure) <= trip.clock.now()) throw runDeparted();
}

/** What the payment service must know beside the tickets of the older platform. They are sold in the shop's currency (decision 23). */
export const saleTerms = (trip: Trip): { readonly now: Date; readonly shopTimeZone: string; readonly currency: string } => ({
  now: trip.clock.date(),
  shopTimeZone: trip.shopTimeZone(),
  currency: trip.timetable().network.currency,
});

/** Places at reduced fares by run; none for a run that is no longer in the network. */
/** The places of the buses of runs; 0 for a run that the timetable no longer has. */
export function placesOfRuns(trip: Trip): (runId: string) => number {
  return (runId) => {
    const run = trip.timetable().run(runId);
    return run === undefined ? 0 : trip.timetable().layout(run).capacity;
  };
}

export function quotasOfRuns(trip: Trip): (runId: string) => readonly FarePlaces[] {
  return (runId) => {
    const run = trip.timetable().run(runId);
    return run === undefined ? [] : trip.timetable().quotas(run);
  };
}
