import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import { legsOf, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';

type Schemas = components['schemas'];

/** At once: a quarter of a minute's calls of a caller, a twentieth of those of an address. */
const perCaller = 6;
const perAddress = 10;

let world: TripWorld;
let trip: TripOffer;
beforeAll(async () => {
  world = await startTrip({ limits: { perCaller: 4 * perCaller, perAddress: 20 * perAddress } });
  const [first] = await world.trips('MTY', 'TAM');
  if (first === undefined) throw new Error('the demo has no trip');
  trip = first;
});
afterAll(() => world.close());

it('a holder that claims and releases without end gets 429, then its address does; the time lets them in again', async () => {
  const [seat] = seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');
  const body = { run: legsOf(trip), seatIds: [seat?.id ?? ''] };
  world.forward(60);
  const [wild, calm, late] = [newHolder(), newHolder(), newHolder()];
  const ask = (holder: string, what: 'select' | 'unselect' = 'select') =>
    world.call<Schemas['Problem']>('POST', `/seat/${what}`, { holder, body });
  for (let turn = 0; turn < perCaller; turn += 1) expect((await ask(wild, turn % 2 === 0 ? 'select' : 'unselect')).status).toBe(200);
  const refused = await ask(wild);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests', retryable: true } });
  // 24 in a minute are one in 2.5 s.
  expect(refused.headers['retry-after']).toBe('3');
  // Before its body is checked, and so before it waits for a place.
  expect((await world.call('POST', '/seat/unselect', { holder: wild, body: {} })).status).toBe(429);

  for (let turn = 0; turn < 2; turn += 1) expect((await ask(calm)).status).toBe(200);
  expect((await ask(late)).status).toBe(429);
  expect((await world.call('GET', mapPath(trip))).status, 'every operation counts').toBe(429);
  world.forward(60);
  expect((await ask(wild, 'unselect')).status).toBe(200);
  world.forward(60);
  // Only a valid holder is counted, and only one that the service issued.
  for (let turn = 0; turn <= perCaller; turn += 1) expect((await ask('x'.repeat(6000))).status).toBe(400);
  world.forward(60);
  for (let turn = 0; turn <= perCaller; turn += 1) expect((await ask('x'.repeat(48))).status).toBe(403);
});

it('a device at a door that asks without end gets 429, another one does not; keys that nobody has are counted by address', async () => {
  world.forward(60);
  const admit = async (name: string): Promise<string> => {
    const { body } = await world.call<{ key: string }>('POST', '/v1/office/door/devices', {
      token: await world.staff('door'),
      body: { name },
    });
    return body.key;
  };
  const [wild, calm] = [await admit('Puerta 1'), await admit('Puerta 2')];
  const ask = async (key: string, address?: string): Promise<number> =>
    (
      await world.call('GET', '/v1/door/departures?day=2026-11-27', {
        headers: { 'device-key': key },
        ...(address === undefined ? {} : { address }),
      })
    ).status;
  world.forward(60);
  for (let turn = 0; turn < perCaller; turn += 1) expect(await ask(wild)).toBe(200);
  expect(await ask(wild)).toBe(429);
  expect(await ask(calm)).toBe(200);
  for (let turn = 0; turn < perAddress; turn += 1) expect(await ask('x', '203.0.113.9')).toBe(401);
  expect(await ask('x', '203.0.113.9')).toBe(429);
});
