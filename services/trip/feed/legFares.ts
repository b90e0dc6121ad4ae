import { decimalText } from '../../shared/money.ts';
import type { Journey } from './journeys.ts';
import type { LegRule, LegRules } from './legRules.ts';
import type { FareRule } from './types.ts';
import { listText } from '../../shared/listText.ts';

/** The prices of a feed for the journeys that it sells. */
export type FeedPrices = {
  fares: readonly FareRule[];
  /** The currencies of these prices. */
  currencies: readonly string[];
  /** Where a journey has several prices, in Spanish; undefined when each has one or none. */
  unclear: string | undefined;
};

/** The fare zone of a stop with these areas. Stops with the same areas have the same prices. */
export const zoneOfAreas = (areas: readonly string[] = []): string => JSON.stringify(areas);

function areasOfZone(zone: string | null): readonly string[] {
  const areas: string[] = JSON.parse(zone ?? '[]');
  return areas;
}

const mostPrices = 4;

/** The prices of a journey with the products that have them. */
function pricesText({ from, to }: Journey, rules: readonly LegRule[]): string {
  const prices = rules
    .flatMap(({ products }) => products)
    .map(({ id, amount, currency }) => `«${id}» (${decimalText(amount, currency)} ${currency})`);
  const hours = rules.some(({ timed }) => timed) ? ', según la hora (timeframes.txt)' : '';
  return `de ${from.name} a ${to.name} valen ${listText([...new Set(prices)].slice(0, mostPrices))}${hours}`;
}

/** The rules of fares v2 for a journey: those with the highest priority of all that match. */
function matcherOf({
  rules,
  named,
  hasPriority,
}: LegRules): (networkId: string, from: readonly string[], to: readonly string[]) => readonly LegRule[] {
  const keyOf = (...fields: readonly string[]): string => JSON.stringify(fields);
  const byFields = Map.groupBy(rules, ({ networkId, fromArea, toArea }) => keyOf(networkId, fromArea, toArea));
  /** The values of a rule's field that match the journey. Without priorities an empty field matches only what no rule names. */
  const stated = (names: ReadonlySet<string>, own: readonly string[]): readonly string[] => {
    const known = own.filter((value) => value !== '' && names.has(value));
    return hasPriority || known.length === 0 ? [...known, ''] : known;
  };
  return (networkId, from, to) => {
    const [starts, ends] = [stated(named.from, from), stated(named.to, to)];
    const matching = stated(named.networks, [networkId]).flatMap((network) =>
      starts.flatMap((start) => ends.flatMap((end) => byFields.get(keyOf(network, start, end)) ?? [])),
    );
    const highest = matching.reduce((most, { priority }) => Math.max(most, priority), 0);
    return matching.filter(({ priority }) => priority === highest);
  };
}

/** The prices of fares v2 as rules of fares v1, one for each pair of zones. `networkOf` tells the network of a route of the journeys. */
export function legFaresOf(rules: LegRules, networkOf: (routeId: string) => string, journeys: Iterable<Journey>): FeedPrices {
  const match = matcherOf(rules);
  const hasNetworks = rules.rules.some(({ networkId }) => networkId !== '');
  const fares = new Map<string, FareRule>();
  const currencies = new Set<string>();
  const unclear: string[] = [];
  let all = 0;
  for (const journey of journeys) {
    const { from, to } = journey;
    const routeId = hasNetworks ? journey.routeId : null;
    const matching = match(networkOf(journey.routeId), areasOfZone(from.zone), areasOfZone(to.zone));
    const products = matching.flatMap((rule) => rule.products);
    const [first] = products;
    all += 1;
    for (const { currency } of products) currencies.add(currency);
    if (first === undefined) continue;
    if (products.some(({ amount }) => amount !== first.amount)) unclear.push(unclear.length === 0 ? pricesText(journey, matching) : '');
    fares.set(JSON.stringify([routeId, from.zone, to.zone]), {
      amount: first.amount,
      brandId: null,
      routeId,
      fromZone: from.zone,
      toZone: to.zone,
    });
  }
  return {
    fares: [...fares.values()],
    currencies: [...currencies],
    unclear: unclear.length === 0 ? undefined : `no hay un solo precio en ${unclear.length} de ${all} recorridos: ${unclear[0]}`,
  };
}
