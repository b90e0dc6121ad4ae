import type { Drive } from '../../shared/drives.ts';
import { cumulativeMetres, metresAlong, type Point } from './geometry.ts';
import { lookupOf } from './lookup.ts';
import { daysAround, isServiceDay, startOfTrip } from './runs.ts';
import type { Network, Pattern, Trip } from './types.ts';
import { unitOf } from './units.ts';

interface Way {
  readonly line: Drive['line'];
  readonly stops: readonly (Point & { readonly metres: number })[];
}

const ways = new WeakMap<Pattern, Way>();

/** The shape of a pattern with the metres of its stops; without a usable shape, straight lines between the stops. */
function wayOf(network: Network, pattern: Pattern): Way {
  const known = ways.get(pattern);
  if (known !== undefined) return known;
  const stops = pattern.calls.map(({ terminalId }): Point => {
    const { latitude, longitude } = lookupOf(network).terminal(terminalId);
    return { latitude, longitude };
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

function driveOf(network: Network, trip: Trip, serviceDate: string): Drive {
  const { line, stops } = wayOf(network, lookupOf(network).pattern(trip.patternId));
  const start = startOfTrip(network, trip, serviceDate);
  return {
    tripId: trip.id,
    routeId: trip.routeId,
    serviceDate,
    unit: unitOf(network, trip, serviceDate),
    line,
    calls: stops.flatMap((stop, index) => {
      const time = trip.times[index];
      return time === undefined ? [] : [{ ...stop, arrival: start + time.arrival * 1000, departure: start + time.departure * 1000 }];
    }),
  };
}

/** Milliseconds until a run starts or since it ended; 0 while it is under way. */
function awayFrom({ calls }: Drive, now: number): number {
  return Math.max(0, (calls[0]?.departure ?? now) - now, now - (calls.at(-1)?.arrival ?? now));
}

/** The run of each bus at an instant (milliseconds): the one under way, else the nearest one of the days around. */
export function drivesAt(network: Network, now: number): readonly Drive[] {
  const lookup = lookupOf(network);
  const daysByZone = new Map(network.brands.map(({ timeZone }) => [timeZone, daysAround(timeZone, now)]));
  const days = new Set([...daysByZone.values()].flat());
  const servedOn = new Map(network.calendars.map((calendar) => [calendar.id, [...days].filter((date) => isServiceDay(calendar, date))]));
  const nearest = new Map<string, Drive>();
  for (const trip of network.trips) {
    const around = daysByZone.get(lookup.brand(lookup.route(trip.routeId).brandId).timeZone) ?? [];
    for (const date of servedOn.get(trip.calendarId) ?? []) {
      if (!around.includes(date)) continue;
      const drive = driveOf(network, trip, date);
      const other = nearest.get(drive.unit);
      if (other === undefined || awayFrom(drive, now) < awayFrom(other, now)) nearest.set(drive.unit, drive);
    }
  }
  return [...nearest.values()];
}
