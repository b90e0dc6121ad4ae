import type { Network, Trip } from './types.ts';

/** A feed has no bus numbers, so each trip owns two buses, which take turns day by day. No bus then drives two runs at a time. */
const busesPerTrip = 2;
const firstUnit = 4000;
const fewestSlots = 3000;

interface Fleet {
  readonly slotOf: ReadonlyMap<Trip, number>;
  /** 1 for each slot that has a trip. */
  readonly used: Uint8Array;
}

const fleets = new WeakMap<Network, Fleet>();

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** A slot depends on the name of its trip, so that most trips keep their buses when the feed changes. */
function fleetOf(network: Network): Fleet {
  const known = fleets.get(network);
  if (known !== undefined) return known;
  let slots = fewestSlots;
  while (slots < network.trips.length * 2) slots *= 2;
  const slotOf = new Map<Trip, number>();
  const used = new Uint8Array(slots);
  for (const trip of network.trips) {
    let slot = hashOf(`${trip.routeId}_${trip.scheduleName}`) % slots;
    while (used[slot] === 1) slot = (slot + 1) % slots;
    slotOf.set(trip, slot);
    used[slot] = 1;
  }
  const fleet = { slotOf, used };
  fleets.set(network, fleet);
  return fleet;
}

/** Gives the trips of a network their buses. */
export const indexUnits = (network: Network): void => void fleetOf(network);

const turnOn = (date: string): number => Math.abs(Date.parse(date) / 86_400_000) % busesPerTrip;

/** The number of the bus that drives a trip on a service day (`YYYY-MM-DD`). */
export function unitOf(network: Network, trip: Trip, date: string): string {
  const slot = fleetOf(network).slotOf.get(trip);
  if (slot === undefined) throw new Error(`no trip ${trip.id} in this network`);
  return String(firstUnit + slot * busesPerTrip + turnOn(date));
}

/** Whether a bus of the network has this number. */
export function isUnit(network: Network, unit: string): boolean {
  return /^[1-9]\d*$/.test(unit) && fleetOf(network).used[Math.floor((Number(unit) - firstUnit) / busesPerTrip)] === 1;
}
