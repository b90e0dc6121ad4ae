import { safe, uniqueNames } from './ids.ts';
import { distancesOf, type Line } from './lines.ts';
import type { FeedRows } from './read.ts';
import type { FrequencyRow, StopTimeRow, TripRow } from './rows.ts';
import { fillTimes, profileOf } from './times.ts';
import type { Pattern, PatternCall, Problem, Profile, ServiceClass, Terminal, Trip } from './types.ts';

const hhmm = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
};

/** A sellable trip: at least two calls, and a time at the first and the last one. */
export type UsableTrip = { row: TripRow; calls: readonly StopTimeRow[] };

/** The trips that can be sold, and why the others cannot. */
export function usableTrips(rows: FeedRows): { usable: readonly UsableTrip[]; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const usable: UsableTrip[] = [];
  for (const row of rows.trips.values()) {
    const calls = rows.stopTimes.get(row.id) ?? [];
    // A trip that lost rows was reported with them.
    const report = (reason: string): void => {
      if (!rows.incomplete.has(row.id)) problems.push({ file: 'trips.txt', line: row.line, reason });
    };
    if (calls.length < 2) report(`trip_id "${row.id}" no tiene dos paradas`);
    else if (calls[0]?.arrival === null) report(`trip_id "${row.id}" no tiene hora en su primera parada`);
    else if (calls.at(-1)?.arrival === null) report(`trip_id "${row.id}" no tiene hora en su última parada`);
    else usable.push({ row, calls });
  }
  return { usable, problems };
}

/** Shifts in seconds at which a trip runs. One without frequencies runs once, at its own times. */
function shiftsOf(frequencies: readonly FrequencyRow[] | undefined, departure: number): readonly number[] {
  if (frequencies === undefined) return [0];
  return frequencies.flatMap(({ start, end, headway }) =>
    Array.from({ length: Math.ceil((end - start) / headway) }, (_, index) => start + index * headway - departure),
  );
}

/** What the trips of a network refer to, by the ids of the feed. */
interface NetworkParts {
  readonly rows: FeedRows;
  readonly lines: ReadonlyMap<string, Line>;
  readonly terminalOf: (stopId: string) => Terminal;
  readonly classOf: (classId: string) => ServiceClass;
  /** The ids of the network by those of the feed. */
  readonly ids: Readonly<Record<'routes' | 'trips' | 'calendars' | 'shapes', ReadonlyMap<string, string>>>;
}

function patternOf({ lines, terminalOf, ids }: NetworkParts, id: string, { row, calls }: UsableTrip): Pattern {
  const stops = calls.map((call) => terminalOf(call.stopId));
  const distances = distancesOf(calls, stops, lines.get(row.shapeId));
  return {
    id,
    routeId: ids.routes.get(row.routeId) ?? row.routeId,
    shapeId: ids.shapes.get(row.shapeId) ?? null,
    calls: calls.map((call, index): PatternCall => {
      const { id: terminalId, placeId } = terminalOf(call.stopId);
      return { placeId, terminalId, boarding: call.boarding, alighting: call.alighting, distance: distances[index] ?? 0 };
    }),
  };
}

/** Numbers each profile once, in the order in which the trips bring them. */
function numberedProfiles(): { profiles: readonly Profile[]; numberOf: (profile: Profile) => number } {
  const profiles: Profile[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (profile: Profile): number => {
    const key = profile.join();
    const number = numbers.get(key) ?? profiles.push(profile) - 1;
    numbers.set(key, number);
    return number;
  };
  return { profiles, numberOf };
}

type Schedules = { readonly patterns: readonly Pattern[]; readonly profiles: readonly Profile[]; readonly trips: readonly Trip[] };

/** The trips with their patterns and profiles. A trip whose times cannot be filled in is left out. */
export function buildSchedules(parts: NetworkParts, usable: readonly UsableTrip[]): Schedules {
  const { rows, terminalOf, classOf, ids } = parts;
  const patterns = new Map<string, Pattern>();
  const { profiles, numberOf } = numberedProfiles();
  const unusedName = uniqueNames();
  const unusedId = uniqueNames([...ids.trips.values()]);
  const trips: Trip[] = [];
  for (const { row, calls } of usable) {
    const routeId = ids.routes.get(row.routeId) ?? row.routeId;
    const key = JSON.stringify([routeId, row.shapeId, calls.map((call) => [call.stopId, call.boarding, call.alighting, call.travelled])]);
    const pattern = patterns.get(key) ?? patternOf(parts, `P${patterns.size + 1}`, { row, calls });
    const times = fillTimes(
      calls,
      pattern.calls.map((call) => call.distance),
    );
    const [first] = times ?? [];
    if (times === null || first === undefined) continue;
    patterns.set(key, pattern);
    const serviceClass = classOf(row.classId || (rows.routes.get(row.routeId)?.classId ?? ''));
    const profile = numberOf(profileOf(times));
    const headsign = row.headsign || terminalOf(calls.at(-1)?.stopId ?? '').name;
    const frequencies = rows.frequencies.get(row.id);
    const ownId = ids.trips.get(row.id) ?? row.id;
    for (const shift of shiftsOf(frequencies, first.departure)) {
      const time = hhmm(first.departure + shift);
      const shortName = safe(row.shortName);
      const named = frequencies === undefined ? shortName || time : [shortName, time].filter(Boolean).join('-');
      const name = unusedName(`${routeId}_${named}`);
      trips.push({
        id: frequencies === undefined ? ownId : unusedId(`${ownId}-${time}`),
        routeId,
        patternId: pattern.id,
        calendarId: ids.calendars.get(row.calendarId) ?? row.calendarId,
        classId: serviceClass.id,
        layoutId: serviceClass.layoutId,
        scheduleName: name.slice(routeId.length + 1),
        headsign,
        discount: row.discount,
        wheelchair: row.wheelchair,
        bikes: row.bikes,
        start: first.arrival + shift,
        profile,
      });
    }
  }

  return { patterns: [...patterns.values()], profiles, trips };
}
