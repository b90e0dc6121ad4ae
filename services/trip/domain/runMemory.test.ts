import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { loadFeed } from '../feed/load.ts';
import { serviceDays } from '../feed/runs.ts';
import { runIdOf } from './runId.ts';
import { runMemoryBytes } from './runMemory.ts';
import { timetableOf } from './timetable.ts';

const megabyte = 1024 * 1024;

/** Bytes on the heap after everything that is unused was collected. */
async function heapBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node does not collect on demand');
  for (let turn = 0; turn < 4; turn += 1) {
    collect();
    await pause(20);
  }
  return process.memoryUsage().heapUsed;
}

it('browsing the runs of four months stays within the bytes of the memory, and forgets what was asked least recently', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const timetable = timetableOf(network, true);
  const idsOf = (date: string): string[] =>
    network.trips.map(({ routeId, scheduleName }) => runIdOf({ routeId, scheduleId: scheduleName, manifestDate: date }));
  const [today = '', ...days] = serviceDays('2027-01-01', '2027-04-30');
  const [often = '', once = ''] = idsOf(today);
  const [askedOften, askedOnce] = [timetable.run(often), timetable.run(once)];
  expect(askedOften).toBeDefined();
  expect(askedOnce).toBeDefined();

  const before = await heapBytes();
  for (const day of days) {
    for (const id of idsOf(day)) timetable.run(id);
    expect(timetable.run(often)).toBe(askedOften);
  }
  expect(await heapBytes()).toBeLessThan(before + runMemoryBytes + 8 * megabyte);
  expect(timetable.run(once)).not.toBe(askedOnce);
  expect(timetable.run(once)).toEqual(askedOnce);
});
