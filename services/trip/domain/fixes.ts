import { lookupOf } from '../feed/lookup.ts';
import type { Vehicle } from '../feed/realtime.ts';
import { daysAround, isServiceDay, startOfTrip } from '../feed/runs.ts';
import { lastArrival } from '../feed/times.ts';
import type { Network, Trip } from '../feed/types.ts';
import { unitOf } from '../feed/units.ts';

/** Where a bus was, by its unit number. */
export type Fixes = ReadonlyMap<string, Vehicle>;

/** The service day of the run that a bus drives at an instant (milliseconds): the first that has not ended. */
export function dateOfRun(network: Network, trip: Trip, at: number): string | undefined {
  const { calendar, brand, route } = lookupOf(network);
  const last = lastArrival(network, trip);
  return daysAround(brand(route(trip.routeId).brandId).timeZone, at, last)
    .filter((date) => isServiceDay(calendar(trip.calendarId), date))
    .find((date) => at <= startOfTrip(network, trip, date) + last * 1000);
}

function unitOfVehicle(network: Network, { trip: driven, at }: Vehicle): string | undefined {
  const trip = driven && lookupOf(network).findTrip(driven.id);
  if (trip === undefined) return undefined;
  const date = driven?.date ?? dateOfRun(network, trip, at);
  return date === undefined ? undefined : unitOf(network, trip, date);
}

/**
 * The newest fix of each bus. A vehicle has the unit number of the run that it drives, and the names that its operator gives it. The run
 * wins, because the units of a network without bus numbers are our own.
 */
export async function fixesByUnit(network: Network, parts: AsyncIterable<readonly Vehicle[]>): Promise<Fixes> {
  const [byName, byRun] = [new Map<string, Vehicle>(), new Map<string, Vehicle>()];
  for await (const vehicles of parts) {
    for (const vehicle of vehicles) {
      for (const name of vehicle.names) keepNewest(byName, name, vehicle);
      const unit = unitOfVehicle(network, vehicle);
      if (unit !== undefined) keepNewest(byRun, unit, vehicle);
    }
  }
  return new Map([...byName, ...byRun]);
}

/** Keeps a value under its key unless a newer one is there. `at` in milliseconds. */
export function keepNewest<T extends { readonly at: number }>(values: Map<string, T>, key: string, value: T): void {
  const known = values.get(key);
  if (known === undefined || known.at <= value.at) values.set(key, value);
}
