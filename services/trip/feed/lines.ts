import { cumulativeMetres, metresAlong, metresBetween, type Point } from './geometry.ts';
import type { FeedRows } from './read.ts';
import type { ShapePointRow, StopTimeRow } from './rows.ts';
import type { Shape } from './types.ts';

/** Ratio of the road to the straight line between two terminals. */
const roadFactor = 1.2;

/** A shape of the feed, with the metres from its begin to each point. */
export type Line = { points: readonly ShapePointRow[]; cumulative: readonly number[] };

const isRising = (values: readonly (number | null)[]): boolean =>
  values.every((value, index) => value !== null && value >= (values[index - 1] ?? 0));

/** Metres along the line for a value `travelled` in the feed's own unit of distance. */
function metresAt(line: Line, travelled: number): number {
  const index = line.points.findIndex((point) => (point.travelled ?? 0) >= travelled);
  if (index === -1) return line.cumulative.at(-1) ?? 0;
  const [from, to] = [line.points[index - 1]?.travelled ?? 0, line.points[index]?.travelled ?? 0];
  const [start, end] = [line.cumulative[index - 1] ?? 0, line.cumulative[index] ?? 0];
  return to > from ? start + ((end - start) * (travelled - from)) / (to - from) : end;
}

/** Metres from the first call to each call: along the line, or by road where the line does not tell. */
export function distancesOf(calls: readonly StopTimeRow[], stops: readonly Point[], line: Line | undefined): readonly number[] {
  const alongLine = (): readonly number[] | null => {
    if (!line || line.points.length < 2) return null;
    const travelled = calls.map((call) => call.travelled);
    if (isRising(travelled) && isRising(line.points.map((point) => point.travelled)) && (travelled.at(-1) ?? 0) > 0) {
      return travelled.map((value) => metresAt(line, value ?? 0));
    }
    return metresAlong(line.points, line.cumulative, stops);
  };
  const along = alongLine();
  const first = along?.[0] ?? 0;
  if (along && (along.at(-1) ?? 0) > first) return along.map((value) => Math.round(value - first));
  let total = 0;
  return stops.map((stop, index) => {
    const before = stops[index - 1];
    if (before) total += metresBetween(before, stop) * roadFactor;
    return Math.round(total);
  });
}

/** The lines of all shapes, by their ids in the feed. */
export function linesOf({ shapes }: FeedRows): ReadonlyMap<string, Line> {
  return new Map([...shapes].map(([id, points]) => [id, { points, cumulative: cumulativeMetres(points) }]));
}

/** The shapes that a pattern uses. */
export function shapesOf(
  lines: ReadonlyMap<string, Line>,
  ids: ReadonlyMap<string, string>,
  patterns: readonly { readonly shapeId: string | null }[],
): readonly Shape[] {
  const used = new Set(patterns.map(({ shapeId }) => shapeId));
  return [...lines].flatMap(([original, line]): Shape[] => {
    const id = ids.get(original) ?? original;
    if (!used.has(id)) return [];
    const points = line.points.map((point) => [point.latitude, point.longitude] as const);
    return [{ id, points, length: Math.round(line.cumulative.at(-1) ?? 0) }];
  });
}
