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
};

function finder<T extends { id: string }>(what: string, items: readonly T[]): (id: string) => T {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = byId.get(id);
    if (item === undefined) throw new Error(`no ${what} ${id} in this network`);
    return item;
  };
}

const made = new WeakMap<Network, Lookup>();

/** Created once per network. An unknown id throws, because all ids come from the network. */
export function lookupOf(network: Network): Lookup {
  const known = made.get(network);
  if (known) return known;
  const lookup: Lookup = {
    brand: finder('brand', network.brands),
    serviceClass: finder('class', network.classes),
    place: finder('place', network.places),
    terminal: finder('terminal', network.terminals),
    route: finder('route', network.routes),
    pattern: finder('pattern', network.patterns),
    calendar: finder('calendar', network.calendars),
    trip: finder('trip', network.trips),
  };
  made.set(network, lookup);
  return lookup;
}
