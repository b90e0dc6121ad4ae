import { bad, lacks, type Outcome, type RouteRow, type StopRow } from './rows.ts';
import { type Reading, valuesOf } from './collect.ts';
import type { Row } from './table.ts';
import { isCurrency, parseCount, parseMoney } from './values.ts';

/** The price of a product of the feed. A product has several for several media. */
export type FareProduct = { id: string; amount: number; currency: string };

/** A rule of fares v2. An empty network or area means all that no rule names; with priorities it means every one. */
export type LegRule = {
  networkId: string;
  fromArea: string;
  toArea: string;
  /** Whether it applies at some hours only. */
  timed: boolean;
  priority: number;
  products: readonly FareProduct[];
};

/** The fares v2 of a feed, as far as they give a price to a ride on one bus. */
export type LegRules = {
  rules: readonly LegRule[];
  /** Networks and areas that a rule names, also a refused rule. */
  named: { networks: ReadonlySet<string>; from: ReadonlySet<string>; to: ReadonlySet<string> };
  hasPriority: boolean;
  /** The network of a route; a route without one is missing. */
  networkOf: ReadonlyMap<string, string>;
  /** The areas of a stop; a stop without one is missing. */
  areasOf: ReadonlyMap<string, readonly string[]>;
  /** Every currency of the products, also of those that were refused. */
  currencies: ReadonlySet<string>;
};

export type FareNeeds = {
  routes: ReadonlyMap<string, RouteRow>;
  stops: ReadonlyMap<string, StopRow>;
};

/** The categories of passengers that are not the usual one, by `rider_categories.txt`. */
function readOtherRiders(reading: Reading): ReadonlySet<string> {
  const riders = valuesOf(reading, {
    file: 'rider_categories.txt',
    columns: ['rider_category_id'],
    read: (row): Outcome<{ id: string; usual: boolean }> => ({
      value: { id: row.get('rider_category_id'), usual: row.get('is_default_fare_category') === '1' },
    }),
  });
  return new Set(riders.some(({ usual }) => usual) ? riders.filter(({ usual }) => !usual).map(({ id }) => id) : []);
}

function readFareProduct(row: Row, wanted: string | undefined): Outcome<FareProduct> {
  const id = row.get('fare_product_id');
  const amount = parseMoney(row.get('amount'));
  const currency = row.get('currency');
  if (id === '') return bad('falta fare_product_id');
  if (amount === null) return bad(`amount "${row.get('amount')}" no es un importe`);
  if (!isCurrency(currency)) return bad(`currency "${currency}" no es una moneda`);
  if (wanted !== undefined && currency !== wanted) return bad(`currency "${currency}" no es ${wanted}`);
  return { value: { id, amount, currency } };
}

/** A station has the areas of its stops, unless these have their own. */
function readAreas(reading: Reading, stops: ReadonlyMap<string, StopRow>): LegRules['areasOf'] {
  const pairs = valuesOf(reading, {
    file: 'stop_areas.txt',
    columns: ['area_id', 'stop_id'],
    read: (row): Outcome<{ areaId: string; stopId: string }> => {
      const [areaId, stopId] = [row.get('area_id'), row.get('stop_id')];
      if (areaId === '') return bad('falta area_id');
      return stops.has(stopId) ? { value: { areaId, stopId } } : lacks('stop_id', 'stops.txt', stopId);
    },
  });
  const own = new Map<string, string[]>();
  for (const { stopId, areaId } of pairs) own.set(stopId, [...(own.get(stopId) ?? []), areaId]);
  return new Map(
    [...stops.values()].flatMap(({ id, parentId }) => {
      const areas = own.get(id) ?? own.get(parentId);
      return areas === undefined ? [] : [[id, [...new Set(areas)].toSorted()]];
    }),
  );
}

function readNetworks(reading: Reading, routes: ReadonlyMap<string, RouteRow>): LegRules['networkOf'] {
  const pairs = valuesOf(reading, {
    file: 'route_networks.txt',
    columns: ['network_id', 'route_id'],
    read: (row): Outcome<readonly [string, string]> => {
      const [networkId, routeId] = [row.get('network_id'), row.get('route_id')];
      if (networkId === '') return bad('falta network_id');
      return routes.has(routeId) ? { value: [routeId, networkId] } : lacks('route_id', 'routes.txt', routeId);
    },
  });
  const ofRoutes = [...routes.values()].flatMap(({ id, networkId }) => (networkId === '' ? [] : [[id, networkId] as const]));
  return new Map([...ofRoutes, ...pairs]);
}

/** Reads the fares v2. A product for other passengers than the usual ones gives no price. */
export function readLegRules(reading: Reading, { routes, stops }: FareNeeds): LegRules {
  const others = readOtherRiders(reading);
  const productIds = new Set<string>();
  const currencies = new Set<string>();
  const products = Map.groupBy(
    valuesOf(reading, {
      file: 'fare_products.txt',
      columns: ['fare_product_id', 'amount', 'currency'],
      read: (row): Outcome<FareProduct | null> => {
        const outcome = readFareProduct(row, reading.options.currency);
        if (isCurrency(row.get('currency'))) currencies.add(row.get('currency'));
        if ('value' in outcome) productIds.add(outcome.value.id);
        return others.has(row.get('rider_category_id')) ? { value: null } : outcome;
      },
      what: 'fare_product_id',
    }),
    ({ id }) => id,
  );
  const areasOf = readAreas(reading, stops);
  const areas = new Set([...areasOf.values()].flat());
  const networkOf = readNetworks(reading, routes);
  const networks = new Set(networkOf.values());
  const named = { networks: new Set<string>(), from: new Set<string>(), to: new Set<string>() };
  let hasPriority = false;
  const rules = valuesOf(reading, {
    file: 'fare_leg_rules.txt',
    columns: ['fare_product_id'],
    read: (row): Outcome<LegRule | null> => {
      const [networkId, fromArea, toArea] = [row.get('network_id'), row.get('from_area_id'), row.get('to_area_id')];
      const productId = row.get('fare_product_id');
      const priority = row.get('rule_priority') === '' ? 0 : parseCount(row.get('rule_priority'));
      hasPriority ||= row.has('rule_priority');
      named.networks.add(networkId);
      named.from.add(fromArea);
      named.to.add(toArea);
      if (!productIds.has(productId)) return lacks('fare_product_id', 'fare_products.txt', productId);
      if (networkId !== '' && !networks.has(networkId)) return bad(`network_id "${networkId}" no es red de ninguna ruta`);
      if (fromArea !== '' && !areas.has(fromArea)) return bad(`from_area_id "${fromArea}" no es área de ninguna parada`);
      if (toArea !== '' && !areas.has(toArea)) return bad(`to_area_id "${toArea}" no es área de ninguna parada`);
      if (priority === null) return bad(`rule_priority "${row.get('rule_priority')}" no es un número entero`);
      const timed = row.get('from_timeframe_group_id') !== '' || row.get('to_timeframe_group_id') !== '';
      const own = products.get(productId);
      return { value: own === undefined ? null : { networkId, fromArea, toArea, timed, priority, products: own } };
    },
  });
  return { rules, named, hasPriority, networkOf, areasOf, currencies };
}
