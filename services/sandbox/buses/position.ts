import type { BusRun, Point } from '../../shared/busRuns.ts';

/** Where a bus is. `bearing` in degrees from north, `speed` in metres a second. */
export interface Position extends Point {
  readonly bearing: number;
  readonly speed: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Direction from one point to another near it. */
function bearingOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos(radians(from.latitude));
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The point of the line at these metres, and its direction there. */
function pointAt(line: BusRun['line'], metres: number): Omit<Position, 'speed'> | undefined {
  const ahead = line.findIndex((point) => point.metres > metres);
  const end = ahead === -1 ? line.length - 1 : Math.max(1, ahead);
  const [from, to] = [line[end - 1], line[end]];
  if (from === undefined || to === undefined) return undefined;
  const share = to.metres > from.metres ? Math.min(1, (metres - from.metres) / (to.metres - from.metres)) : 1;
  return {
    latitude: between(from.latitude, to.latitude, share),
    longitude: between(from.longitude, to.longitude, share),
    bearing: bearingOf(from, to),
  };
}

/**
 * The position of a bus at an instant (milliseconds): at the first stop until its departure, then along the line by the times of the stops,
 * and at the last stop after the arrival. It waits at a stop between arrival and departure.
 */
export function positionAt({ line, calls }: BusRun, now: number): Position | undefined {
  const left = calls.findLast(({ departure }) => departure <= now);
  const next = calls.find(({ departure }) => departure > now);
  if (left !== undefined && next !== undefined && now < next.arrival) {
    const share = (now - left.departure) / (next.arrival - left.departure);
    const there = pointAt(line, between(left.metres, next.metres, share));
    return there && { ...there, speed: ((next.metres - left.metres) * 1000) / (next.arrival - left.departure) };
  }
  const stop = next ?? left;
  const there = stop && pointAt(line, stop.metres);
  return there && { ...there, latitude: stop.latitude, longitude: stop.longitude, speed: 0 };
}
