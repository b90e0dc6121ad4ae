import { setImmediate as turn } from 'node:timers/promises';
import { Temporal } from 'temporal-polyfill';
import { type Lookup, lookupOf } from '../feed/lookup.ts';
import { departureIndexes, departuresBetween, reachableFrom, startingPlaces } from '../feed/departures.ts';
import { callOf, isServiceDay, runOf } from '../feed/runs.ts';
import { type FarePlaces, quotasOf } from '../feed/quotas.ts';
import { minorUnit } from '../../shared/money.ts';
import { pricesOf } from '../feed/tariff.ts';
import { indexUnits } from '../feed/units.ts';
import type { Network, Place, Price, Run, RunCall } from '../feed/types.ts';
import { layoutById } from '../layouts/layouts.ts';
import type { Layout } from '../layouts/types.ts';
import { parseRunId, type RunLegs } from './runId.ts';

/** A run between two of its calls, with boarding and alighting allowed. */
export interface Journey {
  readonly run: Run;
  readonly origin: RunCall;
  readonly destination: RunCall;
  readonly layout: Layout;
}

/** Queries over the active network. Runs are computed on demand and not kept, so a query costs only its result. */
export interface Timetable {
  readonly network: Network;
  readonly demo: boolean;
  readonly lookup: Lookup;
  /** See `minorUnit` of the feed's money. */
  readonly minorUnit: number;
  /** The zones of the places. */
  readonly timeZones: readonly string[];
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
  /** The prices of journeys, for one request. */
  prices(): (journey: Journey) => Price;
  /** Places at reduced fares on the bus of a run. */
  quotas(run: Run): readonly FarePlaces[];
}

/** Creates the timetable of a network; `demo` for the bundled one. A network keeps its timetable, and a search adds nothing to it. */
export function timetableOf(network: Network, demo: boolean): Timetable {
  const lookup = lookupOf(network);
  const places = new Map(network.places.map((place) => [place.id, place]));
  const { compare } = new Intl.Collator('es');
  const byName = network.places.toSorted((a, b) => compare(a.name, b.name));
  const starting = startingPlaces(network);
  const origins = byName.filter(({ id }) => starting.has(id));

  const layoutOf = (run: Run): Layout => {
    const layout = layoutById(run.layoutId);
    if (layout === undefined) throw new Error(`run ${run.id} has the unknown layout ${run.layoutId}`);
    return layout;
  };

  return {
    network,
    demo,
    lookup,
    minorUnit: minorUnit(network.currency),
    timeZones: [...new Set(network.places.map(({ timeZone }) => timeZone))],
    origins: () => origins,
    destinations(originId) {
      if (!places.has(originId)) return undefined;
      const reached = reachableFrom(network, originId);
      return byName.filter(({ id }) => reached.has(id));
    },
    place: (id) => places.get(id),
    journeys(originId, destinationId, date) {
      return departuresBetween(network, originId, destinationId, date, date)
        .map((departure) => ({ ...departure, run: runOf(network, departure.trip, departure.serviceDate) }))
        .toSorted((a, b) => a.instant - b.instant || compare(a.run.id, b.run.id))
        .map(({ trip, serviceDate, legs, run }): Journey => ({
          run,
          origin: callOf(network, trip, serviceDate, legs.from),
          destination: callOf(network, trip, serviceDate, legs.to),
          layout: layoutOf(run),
        }));
    },
    run(runId) {
      const parts = parseRunId(runId);
      if (parts === undefined || !isDate(parts.manifestDate)) return undefined;
      const trip = lookup.tripNamed(parts.routeId, parts.scheduleId);
      if (trip === undefined || !isServiceDay(lookup.calendar(trip.calendarId), parts.manifestDate)) return undefined;
      return runOf(network, trip, parts.manifestDate);
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
    prices() {
      const price = pricesOf(network);
      return ({ run, origin, destination }) => price(lookup.trip(run.tripId), run.serviceDate, origin.index, destination.index);
    },
  };
}

/** Creates a timetable step by step, so that no request is held up while the lists of a large network are indexed. */
export async function openTimetable(network: Network, demo: boolean): Promise<Timetable> {
  for (const index of [lookupOf, ...departureIndexes, indexUnits]) {
    index(network);
    await turn();
  }
  return timetableOf(network, demo);
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
