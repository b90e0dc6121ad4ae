import type { BusRun } from '../../shared/busRuns.ts';
import { cumulativeMetres, metresAlong, type Point } from './geometry.ts';
import { lookupOf } from './lookup.ts';
import { daysAround, isServiceDay, runOf, startOfTrip } from './runs.ts';
import { lastArrival, timeAt } from './times.ts';
import type { Network, Pattern, Run, Trip } from './types.ts';
import { unitOf } from './units.ts';

interface Way {
  readonly line: BusRun['line'];
  readonly stops: readonly (Point & { readonly stopId: string; readonly metres: number })[];
}

const ways = new WeakMap<Pattern, Way>();

/** The shape of a pattern with the metres of its stops; without a usable shape, straight lines between the stops. */
function wayOf(network: Network, pattern: Pattern): Way {
  const known = ways.get(pattern);
  if (known !== undefined) return known;
  const stops = pattern.calls.map(({ terminalId }) => {
    const { latitude, longitude } = lookupOf(network).terminal(terminalId);
    return { stopId: terminalId, latitude, longitude };
  });
  const shape = network.shapes.find(({ id }) => id === pattern.shapeId)?.points.map(([latitude, longitude]) => ({ latitude, longitude }));
  const along = shape && metresAlong(shape, cumulativeMetres(shape), stops);
  const points = shape && along ? shape : stops;
  const metres = cumulativeMetres(points);
  const metresOfStops = along ?? metres;
  const way: Way = {
    line: points.map((point, index) => ({ ...point, metres: metres[index] ?? 0 })),
    stops: stops.map((stop, index) => ({ ...stop, metres: metresOfStops[index] ?? 0 })),
  };
  ways.set(pattern, way);
  return way;
}

function driveOf(network: Network, trip: Trip, serviceDate: string): BusRun {
  const { line, stops } = wayOf(network, lookupOf(network).pattern(trip.patternId));
  const start = startOfTrip(network, trip, serviceDate);
  return {
    tripId: trip.id,
    routeId: trip.routeId,
    serviceDate,
    unit: unitOf(network, trip, serviceDate),
    line,
    calls: stops.map((stop, index) => {
      const { arrival, departure } = timeAt(network, trip, index);
      return { ...stop, arrival: start + arrival * 1000, departure: start + departure * 1000 };
    }),
  };
}

/** Milliseconds until a run starts or since it ended; 0 while it is under way. */
function awayFrom(network: Network, trip: Trip, date: string, now: number): number {
  const start = startOfTrip(network, trip, date);
  const [first, last] = [start + timeAt(network, trip, 0).departure * 1000, start + lastArrival(network, trip) * 1000];
  return Math.max(0, first - now, now - last);
}

interface BusDay {
  readonly trip: Trip;
  readonly date: string;
}

/** The run of each bus at an instant (milliseconds), by unit number: the one under way, else the nearest one of the days around. */
function runsAt(network: Network, now: number): ReadonlyMap<string, BusDay> {
  const { calendar, brand, route } = lookupOf(network);
  const nearest = new Map<string, BusDay & { readonly away: number }>();
  for (const trip of network.trips) {
    for (const date of daysAround(brand(route(trip.routeId).brandId).timeZone, now, lastArrival(network, trip))) {
      if (!isServiceDay(calendar(trip.calendarId), date)) continue;
      const unit = unitOf(network, trip, date);
      const away = awayFrom(network, trip, date, now);
      if (away < (nearest.get(unit)?.away ?? Infinity)) nearest.set(unit, { trip, date, away });
    }
  }
  return nearest;
}

/** What each bus drives at an instant (milliseconds). */
export function drivesAt(network: Network, now: number): readonly BusRun[] {
  return [...runsAt(network, now).values()].map(({ trip, date }) => driveOf(network, trip, date));
}

/** The run of one bus at an instant (milliseconds), or undefined for an unknown unit number. */
export function runOfBus(network: Network, unit: string, now: number): Run | undefined {
  const found = runsAt(network, now).get(unit);
  return found && runOf(network, found.trip, found.date);
}
