/** The percentile `share` (0 to 1) by the nearest rank. Throws on an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('no values to take a percentile of');
  return value;
}

/** The median. Throws on an empty list. */
export function median(values: readonly number[]): number {
  return (percentile(values, 0.5) + percentile(values, 0.5 + 0.5 / values.length)) / 2;
}

/** Two measurements, one right after the other: ours and the floor. */
export type Pair<Value = number> = { readonly ours: Value; readonly floor: Value };

/** Medians of both sides, and the median of the ratios of the pairs. A disturbance of the machine affects both halves of a pair. */
export function compare(pairs: readonly Pair[]): { ours: number; floor: number; ratio: number } {
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    floor: median(pairs.map(({ floor }) => floor)),
    ratio: median(pairs.map(({ ours, floor }) => ours / floor)),
  };
}

/** Measures `count` pairs in turns; the order alternates. */
export async function inTurns<Value>(count: number, ours: () => Promise<Value>, floor: () => Promise<Value>): Promise<Pair<Value>[]> {
  const pairs: Pair<Value>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    if (turn % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, floor: await floor() });
    } else {
      const first = await floor();
      pairs.push({ ours: await ours(), floor: first });
    }
  }
  return pairs;
}

/** The slope of a line through points, by least squares. Throws on fewer than two. */
export function slopeOf(points: readonly { readonly at: number; readonly value: number }[]): number {
  if (points.length < 2) throw new Error('a slope needs two points');
  const mean = (of: (point: { readonly at: number; readonly value: number }) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [at, value] = [mean((point) => point.at), mean((point) => point.value)];
  return mean((point) => (point.at - at) * (point.value - value)) / mean((point) => (point.at - at) ** 2);
}
