import { expect, it } from 'vitest';
import { departuresStarting } from './dayRuns.ts';
import { runsOn } from './fixture.ts';
import { demoFeedPath, loadFeed } from './load.ts';
import { serviceDays } from './runs.ts';

const odd = (name: string): string => new URL(`odd/${name}/`, import.meta.url).pathname;

it.each([demoFeedPath, odd('days-after-start'), odd('far-east')])(
  'finds the runs that leave their first stop on a day, by departure, across a change of clocks: %s',
  async (path) => {
    const loaded = await loadFeed(path);
    if (!loaded.ok) throw new Error(loaded.failure.detail);
    const { network } = loaded;
    const runs = serviceDays('2027-03-08', '2027-03-18').flatMap((date) => runsOn(network, date));
    for (const day of serviceDays('2027-03-13', '2027-03-15')) {
      const found = departuresStarting(network, day);
      const expected = runs.filter(({ calls }) => calls[0]?.departure.slice(0, 10) === day).map(({ id }) => id);
      expect(found.map(({ run }) => run.id).toSorted()).toEqual(expected.toSorted());
      const instants = found.map(({ run }) => Date.parse(run.calls[0]?.departure ?? ''));
      expect(instants).toEqual(found.map(({ instant }) => instant));
      expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    }
  },
);
