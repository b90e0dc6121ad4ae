import { Temporal } from 'temporal-polyfill';
import { type Lookup, lookupOf } from '../feed/lookup.ts';
import { runsOn } from '../feed/runs.ts';
import { type FarePlaces, quotasOf } from '../feed/quotas.ts';
import { priceOf } from '../feed/tariff.ts';
import type { Network, Place, Price, Run, RunCall } from '../feed/types.ts';
import { layoutById } from '../layouts/layouts.ts';
import type { Layout } from '../layouts/types.ts';
import { parseRunId, type RunLegs, runIdOf } from './runId.ts';

/** A run between two of its calls, where one may board and alight. */
export interface Journey {
  readonly run: Run;
  readonly origin: RunCall;
  readonly destination: RunCall;
  readonly layout: Layout;
}

/** Questions to the network that is on sale; runs of a day are made once. */
export interface Timetable {
  readonly network: Network;
  readonly demo: boolean;
  readonly lookup: Lookup;
  origins(): readonly Place[];
  /** Places reachable without a change; undefined for an unknown origin. */
  destinations(originId: string): readonly Place[] | undefined;
  place(id: string): Place | undefined;
  /** Journeys whose local day of departure is `date` (`YYYY-MM-DD`), by departure. */
  journeys(originId: string, destinationId: string, date: string): readonly Journey[];
  run(runId: string): Run | undefined;
  /** The journey of a run over legs, or undefined when the run does not sell them. */
  journey(run: Run, legs: Pick<RunLegs, 'legFrom' | 'legTo'>): Journey | undefined;
  price(journey: Journey): Price;
  /** Places at reduced fares on the bus of a run. */
  quotas(run: Run): readonly FarePlaces[];
}

const cachedDays = 60;

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, 'es');

interface Day {
  readonly byId: ReadonlyMap<string, Run>;
  readonly byOrigin: ReadonlyMap<string, readonly { run: Run; call: RunCall }[]>;
}

function indexDay(runs: readonly Run[]): Day {
  const byOrigin = new Map<string, { run: Run; call: RunCall }[]>();
  for (const run of runs) {
    for (const call of run.calls) {
      if (!call.boarding) continue;
      const list = byOrigin.get(call.placeId) ?? [];
      list.push({ run, call });
      byOrigin.set(call.placeId, list);
    }
  }
  return { byId: new Map(runs.map((run) => [run.id, run])), byOrigin };
}

/** Makes the timetable of a network; `demo` when it is the one that comes with Andén. */
export function timetableOf(network: Network, demo: boolean): Timetable {
  const lookup = lookupOf(network);
  const places = new Map(network.places.map((place) => [place.id, place]));
  const days = new Map<string, Day>();
  const reachable = new Map<string, Set<string>>();
  const usedPatterns = new Set(network.trips.map((trip) => trip.patternId));
  for (const pattern of network.patterns) {
    if (!usedPatterns.has(pattern.id)) continue;
    pattern.calls.forEach((start, from) => {
      if (!start.boarding) return;
      const ends = reachable.get(start.placeId) ?? new Set<string>();
      for (const end of pattern.calls.slice(from + 1)) if (end.alighting && end.placeId !== start.placeId) ends.add(end.placeId);
      if (ends.size > 0) reachable.set(start.placeId, ends);
    });
  }

  const day = (date: string): Day => {
    const known = days.get(date);
    if (known !== undefined) {
      days.delete(date);
      days.set(date, known);
      return known;
    }
    const made = indexDay(runsOn(network, date));
    days.set(date, made);
    const oldest = days.keys().next();
    if (days.size > cachedDays && !oldest.done) days.delete(oldest.value);
    return made;
  };

  const layoutOf = (run: Run): Layout => {
    const layout = layoutById(run.layoutId);
    if (layout === undefined) throw new Error(`run ${run.id} has the unknown layout ${run.layoutId}`);
    return layout;
  };

  return {
    network,
    demo,
    lookup,
    origins: () => [...reachable.keys()].flatMap((id) => places.get(id) ?? []).toSorted(byName),
    destinations(originId) {
      if (!places.has(originId)) return undefined;
      return [...(reachable.get(originId) ?? [])].flatMap((id) => places.get(id) ?? []).toSorted(byName);
    },
    place: (id) => places.get(id),
    journeys(originId, destinationId, date) {
      const first = Temporal.PlainDate.from(date);
      // A run of the days before may call after midnight, and zones west of the brand's start their day later.
      const serviceDates = [-2, -1, 0, 1].map((days_) => first.add({ days: days_ }).toString());
      const found: Journey[] = [];
      for (const serviceDate of serviceDates) {
        for (const { run, call: origin } of day(serviceDate).byOrigin.get(originId) ?? []) {
          if (origin.departure.slice(0, 10) !== date) continue;
          const destination = run.calls.slice(origin.index + 1).find((call) => call.alighting && call.placeId === destinationId);
          if (destination !== undefined) found.push({ run, origin, destination, layout: layoutOf(run) });
        }
      }
      return found.toSorted((a, b) => Date.parse(a.origin.departure) - Date.parse(b.origin.departure) || a.run.id.localeCompare(b.run.id));
    },
    run(runId) {
      const parts = parseRunId(runId);
      if (parts === undefined || !isDate(parts.manifestDate)) return undefined;
      return day(parts.manifestDate).byId.get(runIdOf(parts));
    },
    journey(run, { legFrom, legTo }) {
      const origin = run.calls[legFrom];
      const destination = run.calls[legTo];
      if (origin === undefined || destination === undefined || legFrom >= legTo) return undefined;
      if (!origin.boarding || !destination.alighting || origin.placeId === destination.placeId) return undefined;
      return { run, origin, destination, layout: layoutOf(run) };
    },
    quotas: (run) => quotasOf(network, run.classId),
    price: ({ run, origin, destination }) => priceOf(network, lookup.trip(run.tripId), run.serviceDate, origin.index, destination.index),
  };
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}

/** The day at an instant (milliseconds) in a zone. */
export function dayIn(timeZone: string, instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
}
