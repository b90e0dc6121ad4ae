import type { Run } from '../feed/types.ts';

/** Most bytes of computed runs in one process. A run of the demo network has about 1.9 kB, so it keeps 17,000. */
export const runMemoryBytes = 32 * 1024 * 1024;

/**
 * Bytes of a run on the heap, measured in Node 24. A call has its object and two instants; their texts are concatenated, so each takes
 * 200 bytes and not 40. The ids of a call belong to the network.
 */
function bytesOf({ id, calls }: Run): number {
  return 400 + 2 * id.length + 600 * calls.length;
}

/** Returns the run of an id, and computes a run that it has not. Over `mostBytes` it forgets the runs that nobody asked for the longest. */
export function rememberRuns(mostBytes: number): (id: string, compute: () => Run) => Run {
  const runs = new Map<string, Run>();
  let bytes = 0;

  return (id, compute) => {
    const known = runs.get(id);
    const run = known ?? compute();
    if (known === undefined) bytes += bytesOf(run);
    runs.delete(id);
    runs.set(id, run);
    for (const [oldest, forgotten] of runs) {
      if (bytes <= mostBytes) break;
      runs.delete(oldest);
      bytes -= bytesOf(forgotten);
    }
    return run;
  };
}
