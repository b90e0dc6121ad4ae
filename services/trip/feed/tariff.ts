import { dayNumber, weekdayOf } from './days.ts';
import { isSold, type Journey } from './journeys.ts';
import { lookupOf } from './lookup.ts';
import type { FareCell, Network, Price, Trip } from './types.ts';

const peso = 100_000;

/** Percent of the tariff by distance, Monday first: cheap in the middle of the week, expensive on busy days. */
const weekdayPercent: readonly number[] = [100, 94, 94, 98, 106, 104, 106];

const keyOf = (...fields: readonly (string | null)[]): string => JSON.stringify(fields);

/** The lowest amounts by the stated fields, and which of the four fields the rules of a network state, as bits. */
type Fares = { lowest: ReadonlyMap<string, number>; kinds: ReadonlySet<number> };

const faresByNetwork = new WeakMap<Network, Fares>();

function faresIn(network: Network): Fares {
  const known = faresByNetwork.get(network);
  if (known !== undefined) return known;
  const lowest = new Map<string, number>();
  const kinds = new Set<number>();
  for (const { brandId, routeId, fromZone, toZone, amount } of network.fares) {
    const fields = [brandId, routeId, fromZone, toZone];
    const key = keyOf(...fields);
    lowest.set(key, Math.min(amount, lowest.get(key) ?? Infinity));
    kinds.add(fields.reduce((bits, field, bit) => (field === null ? bits : bits | (1 << bit)), 0));
  }
  const fares = { lowest, kinds };
  faresByNetwork.set(network, fares);
  return fares;
}

/** The fare of the feed for a journey: of the rules with the most matching fields, the lowest. Null for none. */
export function givenFare(network: Network, { routeId, from, to }: Journey): number | null {
  const { lowest, kinds } = faresIn(network);
  if (lowest.size === 0) return null;
  const fields = [lookupOf(network).route(routeId).brandId, routeId, from.zone, to.zone];
  let best: { amount: number; weight: number } | null = null;
  for (const stated of kinds) {
    const given = fields.map((field, bit) => ((stated >> bit) & 1 ? field : null));
    const weight = given.filter((field) => field !== null).length;
    const amount = lowest.get(keyOf(...given));
    if (amount === undefined || (best !== null && (best.weight > weight || (best.weight === weight && best.amount <= amount)))) continue;
    best = { amount, weight };
  }
  return best?.amount ?? null;
}

const percentOn = (date: string): number => weekdayPercent[weekdayOf(dayNumber(date))] ?? 100;

function tariff(network: Network, trip: Trip, metres: number, percent: number): number {
  const { perKm, minimum } = lookupOf(network).serviceClass(trip.classId);
  const amount = (Math.max(minimum, (perKm * metres) / 1000) * percent) / 100;
  return Math.round(amount / peso) * peso;
}

/** Price of one adult from call `from` to call `to` of a trip on a service day (`YYYY-MM-DD`). */
export type PriceOf = (trip: Trip, date: string, from: number, to: number) => Price;

/**
 * The prices of a network for one request. A fare of the feed precedes the tariff by distance. The discount of the trip is subtracted last.
 * Both results are whole pesos. A fare is found once for all trips of a pattern, so keep the function for one request only.
 */
export function pricesOf(network: Network): PriceOf {
  const fares = new Map<string, number | null>();
  const percents = new Map<string, number>();
  return (trip, date, from, to) => {
    const lookup = lookupOf(network);
    const pattern = lookup.pattern(trip.patternId);
    const [start, end] = [pattern.calls[from], pattern.calls[to]];
    if (start === undefined || end === undefined || from >= to) throw new Error(`trip ${trip.id} has no journey from ${from} to ${to}`);
    const key = `${pattern.id} ${from} ${to}`;
    const known = fares.get(key);
    const given =
      known === undefined
        ? givenFare(network, { routeId: pattern.routeId, from: lookup.terminal(start.terminalId), to: lookup.terminal(end.terminalId) })
        : known;
    if (known === undefined) fares.set(key, given);
    const percent = percents.get(date) ?? percentOn(date);
    percents.set(date, percent);
    const regular = given ?? tariff(network, trip, end.distance - start.distance, percent);
    if (trip.discount === 0) return { regular, amount: regular };
    return { regular, amount: Math.round((regular * (100 - trip.discount)) / 100 / peso) * peso };
  };
}

/** The price of one journey, see `pricesOf`. */
export const priceOf = (network: Network, ...journey: Parameters<PriceOf>): Price => pricesOf(network)(...journey);

/** Prices of every journey that a trip sells on a service day: boarding at the first call, alighting at the second, two places. */
export function faresOf(network: Network, trip: Trip, date: string): readonly FareCell[] {
  const pattern = lookupOf(network).pattern(trip.patternId);
  const cells: FareCell[] = [];
  const price = pricesOf(network);
  for (let from = 0; from < pattern.calls.length - 1; from += 1) {
    for (let to = from + 1; to < pattern.calls.length; to += 1) {
      if (isSold(pattern, from, to)) cells.push({ from, to, ...price(trip, date, from, to) });
    }
  }
  return cells;
}
