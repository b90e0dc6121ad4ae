/** Latitude and longitude in degrees. */
export type Point = { latitude: number; longitude: number };

const earthRadius = 6_371_008;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points along the great circle. */
export function metresBetween(a: Point, b: Point): number {
  const dLatitude = radians(b.latitude - a.latitude);
  const dLongitude = radians(b.longitude - a.longitude);
  const h = Math.sin(dLatitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Metres from the first point to each point of a line. */
export function cumulativeMetres(points: readonly Point[]): readonly number[] {
  let total = 0;
  return points.map((point, index) => {
    const before = points[index - 1];
    if (before) total += metresBetween(before, point);
    return total;
  });
}

/** Where the foot of a point on the segment from a to b is (0 to 1), and its distance in metres. Planar near the segment. */
function project(point: Point, a: Point, b: Point): { share: number; away: number } {
  const scale = Math.cos(radians(point.latitude));
  const [x, y] = [(b.longitude - a.longitude) * scale, b.latitude - a.latitude];
  const [px, py] = [(point.longitude - a.longitude) * scale, point.latitude - a.latitude];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / square));
  const foot = { latitude: a.latitude + (b.latitude - a.latitude) * share, longitude: a.longitude + (b.longitude - a.longitude) * share };
  return { share, away: metresBetween(point, foot) };
}

const nearEnough = 200;
const tooFar = 5_000;

/**
 * Metres along a line of each stop, never decreasing. When a line passes a stop twice, the first pass counts. Null when a stop is more than
 * 5 km away, because the line is then not the road of these stops.
 */
export function metresAlong(line: readonly Point[], cumulative: readonly number[], stops: readonly Point[]): readonly number[] | null {
  const result: number[] = [];
  let segment = 0;
  let travelled = 0;
  for (const stop of stops) {
    let best: { away: number; at: number; segment: number } | null = null;
    for (let index = segment; index < line.length - 1; index += 1) {
      const [a, b] = [line[index], line[index + 1]];
      if (!a || !b) break;
      const { share, away } = project(stop, a, b);
      const start = cumulative[index] ?? 0;
      const at = Math.max(travelled, start + ((cumulative[index + 1] ?? start) - start) * share);
      if (best === null || away < best.away) best = { away, at, segment: index };
      else if (best.away <= nearEnough && away > nearEnough) break;
    }
    if (best === null || best.away > tooFar) return null;
    ({ at: travelled, segment } = best);
    result.push(travelled);
  }
  return result;
}
