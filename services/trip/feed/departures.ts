import { dateOf, dayNumber, localDay, runsOnDay } from './days.ts';
import { lookupOf } from './lookup.ts';
import { offsetMinutes, serviceDayStart } from './runs.ts';
import { timeAt } from './times.ts';
import type { Calendar, Network, Pattern, Trip } from './types.ts';

/** A trip of a service day between two places, without its other calls. `legs` is `[from, to)`. */
export interface Departure {
  readonly trip: Trip;
  readonly serviceDate: string;
  readonly legs: { readonly from: number; readonly to: number };
  /** Milliseconds, and the number of the local day. */
  readonly instant: number;
  readonly day: number;
  readonly timeZone: string;
}

/**
 * The calls at each place, in the order of patterns: those of place p are at `[first[p], first[p + 1])`. Two numbers for each call of a
 * pattern, so the size is that of the feed, and a search adds nothing.
 */
interface Calls {
  readonly first: Int32Array;
  readonly pattern: Int32Array;
  readonly call: Int32Array;
}

/** The trips of a pattern that share a calendar. */
interface Service {
  readonly calendar: Calendar;
  readonly trips: readonly Trip[];
}

/** Remembers what was computed for a network. */
function perNetwork<T>(compute: (network: Network) => T): (network: Network) => T {
  const known = new WeakMap<Network, T>();
  return (network) => {
    const value = known.get(network) ?? compute(network);
    known.set(network, value);
    return value;
  };
}

const placeNumbersOf = perNetwork(({ places }): ReadonlyMap<string, number> => new Map(places.map(({ id }, number) => [id, number])));
const boardingsOf = perNetwork((network) => callsAtPlaces(network, placeNumbersOf(network), 'boarding'));
const alightingsOf = perNetwork((network) => callsAtPlaces(network, placeNumbersOf(network), 'alighting'));
const servicesOf = perNetwork(groupTrips);

/** The indexes of a network. Each is made at its first use, or before by calling it. */
export const departureIndexes: readonly ((network: Network) => unknown)[] = [placeNumbersOf, boardingsOf, alightingsOf, servicesOf];

function callsAtPlaces(network: Network, placeNumber: ReadonlyMap<string, number>, verb: 'boarding' | 'alighting'): Calls {
  const first = new Int32Array(network.places.length + 1);
  const numberOf = (placeId: string): number => placeNumber.get(placeId) ?? 0;
  let total = 0;
  for (const { calls } of network.patterns) {
    for (const call of calls) {
      if (!call[verb]) continue;
      const next = numberOf(call.placeId) + 1;
      first[next] = (first[next] ?? 0) + 1;
      total += 1;
    }
  }
  for (let place = 1; place < first.length; place += 1) first[place] = (first[place] ?? 0) + (first[place - 1] ?? 0);
  const free = first.slice();
  const [pattern, call] = [new Int32Array(total), new Int32Array(total)];
  for (const [number, { calls }] of network.patterns.entries()) {
    for (const [index, at] of calls.entries()) {
      if (!at[verb]) continue;
      const place = numberOf(at.placeId);
      const slot = free[place] ?? 0;
      free[place] = slot + 1;
      pattern[slot] = number;
      call[slot] = index;
    }
  }
  return { first, pattern, call };
}

function groupTrips(network: Network): Service[][] {
  const { calendar } = lookupOf(network);
  const numberOf = new Map(network.patterns.map(({ id }, number) => [id, number]));
  const byPattern = network.patterns.map(() => new Map<string, Trip[]>());
  for (const trip of network.trips) {
    const byCalendar = byPattern[numberOf.get(trip.patternId) ?? -1];
    const trips = byCalendar?.get(trip.calendarId);
    if (trips === undefined) byCalendar?.set(trip.calendarId, [trip]);
    else trips.push(trip);
  }
  return byPattern.map((byCalendar) => [...byCalendar].map(([id, trips]) => ({ calendar: calendar(id), trips })));
}

/** The position of the first call in `[from, until)` whose pattern is `pattern` or a later one. */
function seek({ pattern: patterns }: Calls, from: number, until: number, pattern: number): number {
  let [low, high] = [from, until];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((patterns[middle] ?? 0) < pattern) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The legs `[from, to)` of each pattern that connects two places. The place with fewer calls is read, the other one is searched. */
function* legsBetween(network: Network, originId: string, destinationId: string): Generator<{ pattern: number; from: number; to: number }> {
  const [boardings, alightings] = [boardingsOf(network), alightingsOf(network)];
  const [origin, destination] = [placeNumbersOf(network).get(originId), placeNumbersOf(network).get(destinationId)];
  if (origin === undefined || destination === undefined || origin === destination) return;
  const endOf = ({ first }: Calls, place: number): number => first[place + 1] ?? 0;
  const [startsEnd, endsEnd] = [endOf(boardings, origin), endOf(alightings, destination)];
  let start = boardings.first[origin] ?? 0;
  let end = alightings.first[destination] ?? 0;
  while (start < startsEnd && end < endsEnd) {
    const [here, there] = [boardings.pattern[start] ?? 0, alightings.pattern[end] ?? 0];
    if (here < there) {
      start = seek(boardings, start, startsEnd, there);
      continue;
    }
    if (there < here) {
      end = seek(alightings, end, endsEnd, here);
      continue;
    }
    const from = boardings.call[start] ?? 0;
    // A later boarding of this pattern needs no earlier alighting, because both are in the order of the calls.
    while (end < endsEnd && alightings.pattern[end] === here && (alightings.call[end] ?? 0) <= from) end += 1;
    if (end < endsEnd && alightings.pattern[end] === here) yield { pattern: here, from, to: alightings.call[end] ?? 0 };
    start += 1;
  }
}

const dayMs = 86_400_000;

/** Departures between two places whose local day is from `first` to `last` (`YYYY-MM-DD`). The cost depends on their number only. */
export function departuresBetween(
  network: Network,
  originId: string,
  destinationId: string,
  first: string,
  last: string,
): readonly Departure[] {
  const { terminal, route, brand } = lookupOf(network);
  const services = servicesOf(network);
  const [firstDay, lastDay] = [dayNumber(first), dayNumber(last)];
  const found: Departure[] = [];
  for (const { pattern: number, from, to } of legsBetween(network, originId, destinationId)) {
    const pattern = network.patterns[number];
    const call = pattern?.calls[from];
    if (pattern === undefined || call === undefined) throw new Error(`no call ${from} of pattern ${number}`);
    const { timeZone } = terminal(call.terminalId);
    const ownZone = brand(route(pattern.routeId).brandId).timeZone;
    const legs = { from, to };
    for (const { calendar, trips } of services[number] ?? []) {
      const served = new Map<number, string | undefined>();
      const dateServed = (day: number): string | undefined => {
        if (!served.has(day)) served.set(day, runsOnDay(calendar, day) ? dateOf(day) : undefined);
        return served.get(day);
      };
      for (const trip of trips) {
        const after = timeAt(network, trip, from).departure * 1000;
        // A call may be days after the start of its trip. The zones of a brand and of a terminal differ by less than a day.
        const late = Math.floor(after / dayMs);
        for (let day = firstDay - late - 1; day <= lastDay - late + 1; day += 1) {
          const serviceDate = dateServed(day);
          if (serviceDate === undefined) continue;
          const instant = serviceDayStart(day, ownZone) + after;
          const here = localDay(instant, offsetMinutes(timeZone, instant));
          if (here >= firstDay && here <= lastDay) found.push({ trip, serviceDate, legs, instant, day: here, timeZone });
        }
      }
    }
  }
  return found;
}

/** How often buses of the timetable's patterns let passengers board at a place. */
export function callsAt(network: Network, placeId: string): number {
  const { first } = boardingsOf(network);
  const place = placeNumbersOf(network).get(placeId) ?? -1;
  return (first[place + 1] ?? 0) - (first[place] ?? 0);
}

/** The places that a trip reaches from a place without a change. */
export function reachableFrom(network: Network, placeId: string): ReadonlySet<string> {
  const boardings = boardingsOf(network);
  const place = placeNumbersOf(network).get(placeId) ?? -1;
  const reached = new Set<string>();
  for (let slot = boardings.first[place] ?? 0; slot < (boardings.first[place + 1] ?? 0); slot += 1) {
    const { calls = [] } = network.patterns[boardings.pattern[slot] ?? 0] ?? {};
    for (let to = (boardings.call[slot] ?? 0) + 1; to < calls.length; to += 1) {
      const end = calls[to];
      if (end?.alighting && end.placeId !== placeId) reached.add(end.placeId);
    }
  }
  return reached;
}

/** The places where a trip to another place starts. */
export function startingPlaces({ patterns }: Pick<Network, 'patterns'>): ReadonlySet<string> {
  const starting = new Set<string>();
  for (const { calls } of patterns) addStarts(calls, starting);
  return starting;
}

function addStarts(calls: Pattern['calls'], starting: Set<string>): void {
  const after = new Set<string>();
  for (const { placeId, boarding, alighting } of calls.toReversed()) {
    if (boarding && (after.size > 1 || (after.size === 1 && !after.has(placeId)))) starting.add(placeId);
    if (alighting) after.add(placeId);
  }
}
