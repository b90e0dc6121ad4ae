import { Temporal } from 'temporal-polyfill';
import { type Lookup, lookupOf } from '../feed/lookup.ts';
import { departuresBetween } from '../feed/departures.ts';
import { isServiceDay, runOf } from '../feed/runs.ts';
import { type FarePlaces, quotasOf } from '../feed/quotas.ts';
import { priceOf } from '../feed/tariff.ts';
import type { Network, Place, Price, Run, RunCall, Trip } from '../feed/types.ts';
import { layoutById } from '../layouts/layouts.ts';
import type { Layout } from '../layouts/types.ts';
import { parseRunId, type RunLegs, runIdOf } from './runId.ts';
import { rememberRuns, runMemoryBytes } from './runMemory.ts';

/** A run between two of its calls, with boarding and alighting allowed. */
export interface Journey {
  readonly run: Run;
  readonly origin: RunCall;
  readonly destination: RunCall;
  readonly layout: Layout;
}

/** Queries over the active network. Runs are computed on demand, so a query costs only its result. */
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
  layout(run: Run): Layout;
  price(journey: Journey): Price;
  /** Places at reduced fares on the bus of a run. */
  quotas(run: Run): readonly FarePlaces[];
}

const byName = (a: Place, b: Place): number => a.name.localeCompare(b.name, 'es');

/** Creates the timetable of a network; `demo` for the bundled one. */
export function timetableOf(network: Network, demo: boolean): Timetable {
  const lookup = lookupOf(network);
  const places = new Map(network.places.map((place) => [place.id, place]));
  const tripsByName = new Map(network.trips.map((trip) => [`${trip.routeId}_${trip.scheduleName}`, trip]));
  const remembered = rememberRuns(runMemoryBytes);
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

  const runOn = (trip: Trip, date: string): Run => {
    const id = runIdOf({ routeId: trip.routeId, scheduleId: trip.scheduleName, manifestDate: date });
    return remembered(id, () => runOf(network, trip, date));
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
      return departuresBetween(network, originId, destinationId, date, date)
        .flatMap(({ trip, serviceDate, legs }): Journey[] => {
          const run = runOn(trip, serviceDate);
          const [origin, destination] = [run.calls[legs.from], run.calls[legs.to]];
          return origin === undefined || destination === undefined ? [] : [{ run, origin, destination, layout: layoutOf(run) }];
        })
        .toSorted((a, b) => Date.parse(a.origin.departure) - Date.parse(b.origin.departure) || a.run.id.localeCompare(b.run.id));
    },
    run(runId) {
      const parts = parseRunId(runId);
      if (parts === undefined || !isDate(parts.manifestDate)) return undefined;
      const trip = tripsByName.get(`${parts.routeId}_${parts.scheduleId}`);
      if (trip === undefined || !isServiceDay(lookup.calendar(trip.calendarId), parts.manifestDate)) return undefined;
      return runOn(trip, parts.manifestDate);
    },
    journey(run, { legFrom, legTo }) {
      const origin = run.calls[legFrom];
      const destination = run.calls[legTo];
      if (origin === undefined || destination === undefined || legFrom >= legTo) return undefined;
      if (!origin.boarding || !destination.alighting || origin.placeId === destination.placeId) return undefined;
      return { run, origin, destination, layout: layoutOf(run) };
    },
    layout: layoutOf,
    quotas: (run) => quotasOf(network, run.classId),
    price: ({ run, origin, destination }) => priceOf(network, lookup.trip(run.tripId), run.serviceDate, origin.index, destination.index),
  };
}

/** The shop's own zone: that of the feed's first agency (decision 7). GTFS requires the same zone for all agencies of a feed. */
export function shopTimeZoneOf({ brands: [brand] }: Pick<Network, 'brands'>): string {
  return brand?.timeZone ?? 'UTC';
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
