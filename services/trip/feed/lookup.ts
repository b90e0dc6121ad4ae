import type { Brand, Calendar, Network, Pattern, Place, Route, ServiceClass, Terminal, Trip } from './types.ts';

/** The parts of a network by id. */
export type Lookup = {
  brand: (id: string) => Brand;
  serviceClass: (id: string) => ServiceClass;
  place: (id: string) => Place;
  terminal: (id: string) => Terminal;
  route: (id: string) => Route;
  pattern: (id: string) => Pattern;
  calendar: (id: string) => Calendar;
  trip: (id: string) => Trip;
  /** A trip by an id that may be unknown. */
  findTrip: (id: string) => Trip | undefined;
  /** A trip by its route and the name of its schedule. */
  tripNamed: (routeId: string, scheduleName: string) => Trip | undefined;
};

function byIdOf<T extends { id: string }>(items: readonly T[]): Map<string, T> {
  const byId = new Map<string, T>();
  for (const item of items) byId.set(item.id, item);
  return byId;
}

function finder<T extends { id: string }>(what: string, items: readonly T[], byId = byIdOf(items)): (id: string) => T {
  return (id) => {
    const item = byId.get(id);
    if (item === undefined) throw new Error(`no ${what} ${id} in this network`);
    return item;
  };
}

function byNameOf(trips: readonly Trip[]): (routeId: string, scheduleName: string) => Trip | undefined {
  const ofRoute = new Map<string, Map<string, Trip>>();
  for (const trip of trips) {
    const named = ofRoute.get(trip.routeId);
    if (named === undefined) ofRoute.set(trip.routeId, new Map([[trip.scheduleName, trip]]));
    else named.set(trip.scheduleName, trip);
  }
  return (routeId, scheduleName) => ofRoute.get(routeId)?.get(scheduleName);
}

const made = new WeakMap<Network, Lookup>();

/** Created once per network. An unknown id throws, because all ids come from the network. */
export function lookupOf(network: Network): Lookup {
  const known = made.get(network);
  if (known) return known;
  const trips = byIdOf(network.trips);
  const lookup: Lookup = {
    brand: finder('brand', network.brands),
    serviceClass: finder('class', network.classes),
    place: finder('place', network.places),
    terminal: finder('terminal', network.terminals),
    route: finder('route', network.routes),
    pattern: finder('pattern', network.patterns),
    calendar: finder('calendar', network.calendars),
    trip: finder('trip', network.trips, trips),
    findTrip: (id) => trips.get(id),
    tripNamed: byNameOf(network.trips),
  };
  made.set(network, lookup);
  return lookup;
}
