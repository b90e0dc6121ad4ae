import { Temporal } from 'temporal-polyfill';
import { lookupOf } from './lookup.ts';
import type { FareCell, FareRule, Network, Pattern, Price, Terminal, Trip } from './types.ts';

const peso = 100_000;

/** Percent of the tariff by distance, Monday first: cheap in the middle of the week, expensive on busy days. */
const weekdayPercent: readonly number[] = [100, 94, 94, 98, 106, 104, 106];

type Journey = { brandId: string; routeId: string; from: Terminal; to: Terminal };

function matches(rule: FareRule, { brandId, routeId }: Journey): boolean {
  return (rule.brandId === null || rule.brandId === brandId) && (rule.routeId === null || rule.routeId === routeId);
}

const weight = (rule: FareRule): number =>
  [rule.brandId, rule.routeId, rule.fromZone, rule.toZone].filter((field) => field !== null).length;

const zonesOf = (from: string | null, to: string | null): string => JSON.stringify([from, to]);

const rulesByZones = new WeakMap<Network, ReadonlyMap<string, readonly FareRule[]>>();

function givenFare(network: Network, journey: Journey): number | null {
  const byZones = rulesByZones.get(network) ?? Map.groupBy(network.fares, (rule) => zonesOf(rule.fromZone, rule.toZone));
  rulesByZones.set(network, byZones);
  const [from, to] = [journey.from.zone, journey.to.zone];
  const keys = new Set([zonesOf(from, to), zonesOf(from, null), zonesOf(null, to), zonesOf(null, null)]);
  const [best] = [...keys]
    .flatMap((key) => byZones.get(key) ?? [])
    .filter((rule) => matches(rule, journey))
    .toSorted((a, b) => weight(b) - weight(a) || a.amount - b.amount);
  return best?.amount ?? null;
}

function tariff(network: Network, trip: Trip, metres: number, date: string): number {
  const { perKm, minimum } = lookupOf(network).serviceClass(trip.classId);
  const percent = weekdayPercent[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 100;
  const amount = (Math.max(minimum, (perKm * metres) / 1000) * percent) / 100;
  return Math.round(amount / peso) * peso;
}

/**
 * Price of one adult from call `from` to call `to` of a trip on a service day. A fare of the feed precedes the tariff by distance. The
 * discount of the trip is subtracted last. Both results are whole pesos.
 */
export function priceOf(network: Network, trip: Trip, date: string, from: number, to: number): Price {
  const lookup = lookupOf(network);
  const pattern = lookup.pattern(trip.patternId);
  const [start, end] = [pattern.calls[from], pattern.calls[to]];
  if (start === undefined || end === undefined || from >= to) throw new Error(`trip ${trip.id} has no journey from ${from} to ${to}`);
  const journey: Journey = {
    brandId: lookup.route(trip.routeId).brandId,
    routeId: trip.routeId,
    from: lookup.terminal(start.terminalId),
    to: lookup.terminal(end.terminalId),
  };
  const regular = givenFare(network, journey) ?? tariff(network, trip, end.distance - start.distance, date);
  if (trip.discount === 0) return { regular, amount: regular };
  return { regular, amount: Math.round((regular * (100 - trip.discount)) / 100 / peso) * peso };
}

const isSold = (pattern: Pattern, from: number, to: number): boolean => {
  const [start, end] = [pattern.calls[from], pattern.calls[to]];
  return start !== undefined && end !== undefined && start.boarding && end.alighting && start.placeId !== end.placeId;
};

/** Prices of every journey that a trip sells on a service day: boarding at the first call, alighting at the second, two places. */
export function faresOf(network: Network, trip: Trip, date: string): readonly FareCell[] {
  const pattern = lookupOf(network).pattern(trip.patternId);
  const cells: FareCell[] = [];
  for (let from = 0; from < pattern.calls.length - 1; from += 1) {
    for (let to = from + 1; to < pattern.calls.length; to += 1) {
      if (isSold(pattern, from, to)) cells.push({ from, to, ...priceOf(network, trip, date, from, to) });
    }
  }
  return cells;
}
