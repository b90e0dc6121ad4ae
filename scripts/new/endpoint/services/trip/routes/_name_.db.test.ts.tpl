import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTrip, type TripWorld } from '../../../tests/support/trip.ts';

let world: TripWorld;
beforeAll(async () => {
  world = await startTrip();
});
afterAll(() => world.close());

it('_name_ answers by the contract', async () => {
  expect(await world.call('GET', '/_path_')).toMatchObject({ status: 200, body: { names: [] } });
});
