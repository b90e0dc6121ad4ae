import { expect, it } from 'vitest';
import { runsOn, smallFeed } from './fixture.ts';
import { loadFeed } from './load.ts';
import { buildNetwork } from './network.ts';
import { readFeed } from './read.ts';
import type { Network, Run } from './types.ts';
import { isUnit } from './units.ts';

const networkOf = (files: ReadonlyMap<string, string>): Network => {
  const { network } = buildNetwork(readFeed(files), { version: 'v' });
  if (network === null) throw new Error('no network');
  return network;
};

it('no bus drives two runs at a time', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const runs = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date) => runsOn(loaded.network, date));
  const start = ({ calls }: Run): number => Date.parse(calls[0]?.departure ?? '');
  const end = ({ calls }: Run): number => Date.parse(calls.at(-1)?.arrival ?? '');
  for (const ofBus of Map.groupBy(runs, ({ unit }) => unit).values()) {
    const inTurn = ofBus.toSorted((a, b) => start(a) - start(b));
    for (const [index, run] of inTurn.slice(1).entries()) expect(start(run)).toBeGreaterThan(end(inTurn[index] ?? run));
  }
  for (const { unit } of runs) expect(isUnit(loaded.network, unit)).toBe(true);
  expect(['3999', '1', '', '-4000', '4000.5', 'abc'].filter((unit) => isUnit(loaded.network, unit))).toEqual([]);
});

it('a trip keeps its bus when the feed gets another one before it', () => {
  const more = smallFeed({
    'trips.txt': ['r1,todos,t0,'],
    'stop_times.txt': ['t0,05:00:00,05:00:00,A,1,,,', 't0,06:00:00,06:00:00,B,2,,,'],
  });
  const unitOf = (network: Network): string | undefined =>
    runsOn(network, '2026-05-02').find(({ scheduleName }) => scheduleName === '0800')?.unit;
  expect(unitOf(networkOf(more))).toBe(unitOf(networkOf(smallFeed())));
});
