import type { Network, Pattern, Terminal } from './types.ts';

/** What a route sells from a stop to another. */
export type Journey = { routeId: string; from: Terminal; to: Terminal };

/** Whether a pattern sells the way between two of its calls: boarding at the first, alighting at the second, two places. */
export const isSold = (pattern: Pattern, from: number, to: number): boolean => {
  const [start, end] = [pattern.calls[from], pattern.calls[to]];
  return start !== undefined && end !== undefined && start.boarding && end.alighting && start.placeId !== end.placeId;
};

/** The journeys of all routes, one for each pair of fare zones of a route: the fares of a feed cannot tell others apart. */
export function* journeysOf({ patterns, terminals }: Pick<Network, 'patterns' | 'terminals'>): Generator<Journey> {
  const byId = new Map(terminals.map((terminal) => [terminal.id, terminal]));
  const zones = new Map<string | null, number>();
  for (const { zone } of terminals) if (!zones.has(zone)) zones.set(zone, zones.size);
  const seenOf = new Map<string, Set<number>>();
  for (const pattern of patterns) {
    const seen = seenOf.get(pattern.routeId) ?? new Set<number>();
    seenOf.set(pattern.routeId, seen);
    const stops = pattern.calls.flatMap(({ terminalId }) => byId.get(terminalId) ?? []);
    for (const [start, from] of stops.entries()) {
      for (const [end, to] of stops.entries()) {
        if (end <= start || !isSold(pattern, start, end)) continue;
        const pair = (zones.get(from.zone) ?? 0) * zones.size + (zones.get(to.zone) ?? 0);
        if (seen.has(pair)) continue;
        seen.add(pair);
        yield { routeId: pattern.routeId, from, to };
      }
    }
  }
}
