import { expect, it } from 'vitest';
import { loadFeed } from '../feed/load.ts';
import type { Network } from '../feed/types.ts';
import { departuresOn, departureToWire } from './departures.ts';
import { timetableOf } from './timetable.ts';

const day = '2027-03-16';

/** The demo network with so many trips, all of them on every day. */
async function networkOf(count: number): Promise<Network> {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const [trip] = network.trips;
  if (trip === undefined) throw new Error('no trips');
  const always = { id: 'always', weekdays: Array.from({ length: 7 }, () => true), start: day, end: day, added: [], removed: [] };
  const trips = Array.from({ length: count }, (_, index) => ({
    ...trip,
    id: `t${index}`,
    scheduleName: `s${index}`,
    calendarId: always.id,
  }));
  return { ...network, calendars: [always], trips };
}

it('answers at most 500 departures, and tells of others', async () => {
  for (const [trips, answered, isMore] of [
    [0, 0, false],
    [500, 500, false],
    [501, 500, true],
  ] as const) {
    const found = departuresOn(timetableOf(await networkOf(trips), true), day);
    expect([found.runs.length, found.isMore]).toEqual([answered, isMore]);
  }
});

it('a line without a name has its ends', async () => {
  const network = await networkOf(1);
  const timetable = timetableOf({ ...network, routes: network.routes.map((route) => ({ ...route, name: '' })) }, true);
  const [run] = departuresOn(timetable, day).runs;
  if (run === undefined) throw new Error('no run');
  const { line, from, to, sold, held, scanned, closedAt } = departureToWire(timetable, run);
  expect(line).toBe(`${from} - ${to}`);
  expect([sold, held, scanned, closedAt]).toEqual([0, 0, 0, null]);
});
