import type { CallTime, Network, Profile, Trip } from './types.ts';

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

/** The times of a trip from its first arrival, which it shares with others of the same pace. */
export function profileOf(times: readonly CallTime[]): Profile {
  const start = times[0]?.arrival ?? 0;
  return times.flatMap(({ arrival, departure }) => [arrival - start, departure - start]);
}

function timesOf({ profiles }: Pick<Network, 'profiles'>, trip: Trip): Profile {
  const profile = profiles[trip.profile];
  if (profile === undefined) throw new Error(`trip ${trip.id} has no times`);
  return profile;
}

/** The number of calls of a trip. */
export const callCount = (network: Pick<Network, 'profiles'>, trip: Trip): number => timesOf(network, trip).length / 2;

/** When a trip arrives at a call and departs from it, in seconds of its service day. */
export function timeAt(network: Pick<Network, 'profiles'>, trip: Trip, index: number): CallTime {
  const profile = timesOf(network, trip);
  const [arrival, departure] = [profile[2 * index], profile[2 * index + 1]];
  if (arrival === undefined || departure === undefined) throw new Error(`trip ${trip.id} has no call ${index}`);
  return { arrival: trip.start + arrival, departure: trip.start + departure };
}

/** When a trip arrives at its last call, in seconds of its service day. */
export const lastArrival = (network: Pick<Network, 'profiles'>, trip: Trip): number =>
  timeAt(network, trip, callCount(network, trip) - 1).arrival;
