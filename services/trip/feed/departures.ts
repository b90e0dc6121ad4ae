import { Temporal } from 'temporal-polyfill';
import { lookupOf } from './lookup.ts';
import { instantIn, isServiceDay, serviceDays, startOfTrip } from './runs.ts';
import type { Network, Pattern, Trip } from './types.ts';

/** A trip of a service day between two places, without its other calls. `legs` is `[from, to)`. */
export interface Departure {
  readonly trip: Trip;
  readonly serviceDate: string;
  readonly legs: { readonly from: number; readonly to: number };
  /** ISO instant with the offset of the terminal. */
  readonly at: string;
}

interface Index {
  readonly patternsFrom: ReadonlyMap<string, readonly Pattern[]>;
  readonly tripsOf: ReadonlyMap<string, readonly Trip[]>;
}

const indexes = new WeakMap<Network, Index>();

function indexOf(network: Network): Index {
  const known = indexes.get(network);
  if (known !== undefined) return known;
  const patternsFrom = new Map<string, Pattern[]>();
  for (const pattern of network.patterns) {
    for (const placeId of new Set(pattern.calls.filter((call) => call.boarding).map((call) => call.placeId))) {
      patternsFrom.set(placeId, [...(patternsFrom.get(placeId) ?? []), pattern]);
    }
  }
  const index = { patternsFrom, tripsOf: Map.groupBy(network.trips, (trip) => trip.patternId) };
  indexes.set(network, index);
  return index;
}

/** The trips between two places, each with its calls at them. */
function tripsBetween(network: Network, originId: string, destinationId: string): readonly Pick<Departure, 'trip' | 'legs'>[] {
  const { patternsFrom, tripsOf } = indexOf(network);
  return (patternsFrom.get(originId) ?? []).flatMap((pattern) =>
    pattern.calls.flatMap((start, from) => {
      if (!start.boarding || start.placeId !== originId) return [];
      const to = pattern.calls.findIndex((end, index) => index > from && end.alighting && end.placeId === destinationId);
      return to === -1 ? [] : (tripsOf.get(pattern.id) ?? []).map((trip) => ({ trip, legs: { from, to } }));
    }),
  );
}

/** Departures between two places whose local day is from `first` to `last` (`YYYY-MM-DD`). The cost depends on the two places only. */
export function departuresBetween(
  network: Network,
  originId: string,
  destinationId: string,
  first: string,
  last: string,
): readonly Departure[] {
  const lookup = lookupOf(network);
  const between = tripsBetween(network, originId, destinationId);
  // A run of the days before may call after midnight, and zones to the west start their day later.
  const from = Temporal.PlainDate.from(first).subtract({ days: 2 }).toString();
  const to = Temporal.PlainDate.from(last).add({ days: 1 }).toString();
  return serviceDays(from, to).flatMap((serviceDate) =>
    between.flatMap(({ trip, legs }): Departure[] => {
      if (!isServiceDay(lookup.calendar(trip.calendarId), serviceDate)) return [];
      const call = lookup.pattern(trip.patternId).calls[legs.from];
      const time = trip.times[legs.from];
      if (call === undefined || time === undefined) throw new Error(`trip ${trip.id} has no call ${legs.from}`);
      const at = instantIn(lookup.terminal(call.terminalId).timeZone, startOfTrip(network, trip, serviceDate) + time.departure * 1000);
      const day = at.slice(0, 10);
      return day < first || day > last ? [] : [{ trip, serviceDate, legs, at }];
    }),
  );
}
