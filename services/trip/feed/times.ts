import type { CallTime } from './types.ts';

export type GivenTime = { arrival: number | null; departure: number | null };

const minute = 60;

/**
 * Fills the missing times between timed calls by the distance travelled, else evenly, in whole minutes. Times in seconds, distances in
 * metres, one per call. Null when the first or the last call has no time.
 */
export function fillTimes(given: readonly GivenTime[], distances: readonly number[]): readonly CallTime[] | null {
  const times: (CallTime | null)[] = given.map(({ arrival, departure }) =>
    arrival === null || departure === null ? null : { arrival, departure },
  );
  if (!times[0] || !times.at(-1)) return null;
  let before = 0;
  const filled: CallTime[] = [];
  for (const [index, time] of times.entries()) {
    if (time) {
      before = index;
      filled.push(time);
      continue;
    }
    const after = times.findIndex((later, laterIndex) => laterIndex > index && later !== null);
    const [start, end] = [times[before]?.departure ?? 0, times[after]?.arrival ?? 0];
    const [from, here, to] = [distances[before] ?? 0, distances[index] ?? 0, distances[after] ?? 0];
    const share = to > from ? (here - from) / (to - from) : (index - before) / (after - before);
    const moment = Math.min(end, Math.max(start, Math.round((start + (end - start) * share) / minute) * minute));
    filled.push({ arrival: moment, departure: moment });
  }
  return filled;
}
