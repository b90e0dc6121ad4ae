import { expect, it } from 'vitest';
import { departuresBetween } from './departures.ts';
import { loadFeed } from './load.ts';
import { runsOn } from './fixture.ts';
import { instantIn, serviceDays } from './runs.ts';

it('finds the departures of the runs, for every pair of places and across a change of clocks', async () => {
  const loaded = await loadFeed();
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  const { network } = loaded;
  const [first, last] = ['2027-03-13', '2027-03-15'];
  const runs = serviceDays('2027-03-11', '2027-03-16').flatMap((date) => runsOn(network, date));
  for (const origin of network.places) {
    for (const destination of network.places) {
      if (origin === destination) continue;
      const expected = runs.flatMap(({ id, calls }) =>
        calls.flatMap((start) => {
          const day = start.departure.slice(0, 10);
          if (!start.boarding || start.placeId !== origin.id || day < first || day > last) return [];
          const end = calls.find(({ index, alighting, placeId }) => index > start.index && alighting && placeId === destination.id);
          return end === undefined ? [] : [`${id}:${start.index}-${end.index} ${start.departure}`];
        }),
      );
      const found = departuresBetween(network, origin.id, destination.id, first, last).map(
        ({ trip, serviceDate, legs, instant, timeZone }) =>
          `${trip.routeId}_${trip.scheduleName}_${serviceDate}:${legs.from}-${legs.to} ${instantIn(timeZone, instant)}`,
      );
      expect(found.toSorted(), `${origin.id} ${destination.id}`).toEqual(expected.toSorted());
    }
  }
});
