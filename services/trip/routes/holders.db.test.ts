import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import {
  blockBody,
  type Buyer,
  legsOf,
  mapPath,
  type MappedSeat,
  seatsIn,
  startTrip,
  type TripOffer,
  type TripWorld,
} from '../../../tests/support/trip.ts';
import { expireOnce } from '../workers/expiry.ts';

type Schemas = components['schemas'];
type Claims = Schemas['ClaimsAnswer'] & { code?: string };

const [home, office] = ['198.51.100.7', '203.0.113.9'];

let world: TripWorld;
let trips: readonly TripOffer[];
beforeAll(async () => {
  world = await startTrip({ emptyBuses: true, limits: { holdersPerAddress: 60, seatsPerAddress: 33 } });
  const all = await Promise.all(['TAM', 'SLP', 'MEX'].map((to) => world.trips('MTY', to)));
  trips = all.flat().filter(({ totalSeats }) => totalSeats > 40);
});
afterAll(() => world.close());

/** An empty bus for each test. */
let trip: TripOffer;
let seats: readonly MappedSeat[];
let next = 0;
beforeEach(async () => {
  const offer = trips[next];
  if (offer === undefined) throw new Error('the demo has too few buses');
  [trip, next] = [offer, next + 1];
  seats = seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body);
});

const idAt = (index: number): string => seats[index]?.id ?? '';
const select = (holder: string, seatIds: readonly string[], address = home) =>
  world.call<Claims>('POST', '/seat/select', { holder, address, body: { run: legsOf(trip), seatIds } });
const unselect = (holder: string, seatIds: readonly string[]) =>
  world.call('POST', '/seat/unselect', { holder, body: { run: legsOf(trip), seatIds } });
const block = (buyer: Buyer, from: number, count: number) =>
  world.call<Schemas['BlockAnswer'] & { code?: string }>('POST', '/seat/block', {
    ...buyer,
    body: blockBody(seats.slice(from, from + count).map((seat) => ({ trip, seat }))),
  });
const endOf = ({ body }: { body: Claims }): string => body.claims[0]?.expiresAt ?? '';
const refusal = (code: string) => ({ status: 422, body: { code } });

describe('an id', () => {
  it('of the service owns claims; one that the browser made, or changed, is refused', async () => {
    const issued = await world.call<{ holder: string }>('POST', '/trip/holders');
    expect(issued.status).toBe(201);
    const { holder } = issued.body;
    expect((await select(holder, [idAt(0)])).status).toBe(200);
    const forged = `${newHolder().slice(0, 24)}${holder.slice(24)}`;
    for (const id of [forged, holder.slice(0, 24), 'otra-persona-Zk3vQ9xW1tLr8mPa', `${holder}x`]) {
      const refused = { status: 403, body: { code: 'holder-unknown' } };
      expect(await select(id, [idAt(1)])).toMatchObject(refused);
      expect(await world.call('GET', mapPath(trip), { holder: id })).toMatchObject(refused);
      expect(await world.call('GET', '/seat/map/access-token', { holder: id })).toMatchObject(refused);
    }
  });

  it('is issued 60 times a minute to one network address', async () => {
    const ask = (address: string) => world.call<Schemas['Problem']>('POST', '/trip/holders', { address });
    world.forward(60);
    for (let turn = 0; turn < 60; turn += 1) expect((await ask(home)).status).toBe(201);
    expect(await ask(home)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await ask(office)).status).toBe(201);
    world.forward(60);
    expect((await ask(home)).status).toBe(201);
  });
});

describe('a claim', () => {
  it('keeps its end when its holder selects the seat again, also over other legs', async () => {
    const me = newHolder();
    const end = endOf(await select(me, [idAt(0)]));
    world.forward(200);
    expect(endOf(await select(me, [idAt(0)]))).toBe(end);
    const { legFrom, ...run } = legsOf(trip);
    const shorter = await world.call<Claims>('POST', '/seat/select', {
      holder: me,
      body: { run: { ...run, legFrom, legTo: legFrom + 1 }, seatIds: [idAt(0)] },
    });
    expect(endOf(shorter)).toBe(end);
    world.forward(100);
    expect((await select(newHolder(), [idAt(0)])).status).toBe(200);
  });

  it('that ran out is given once more, then to others only; after an hour to anybody', async () => {
    const me = newHolder();
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await select(me, [idAt(0)]);
      expect(Date.parse(endOf(answer))).toBe(world.clock.now() + 300_000);
      world.forward(300);
      // Whether the worker was faster makes no difference.
      if (turn === 0) await expireOnce(world.db, world.clock);
    }
    expect(await select(me, [idAt(0)])).toMatchObject(refusal('seat-claimed-before'));
    expect(await select(me, [idAt(0), idAt(1)])).toMatchObject(refusal('seat-claimed-before'));
    expect((await select(me, [idAt(1)])).status).toBe(200);
    const other = newHolder();
    expect((await select(other, [idAt(0)])).status).toBe(200);
    await unselect(other, [idAt(0)]);
    world.forward(3600);
    expect((await select(me, [idAt(0)])).status).toBe(200);
  });

  it('that is released and made again is counted by the time it was held', async () => {
    const me = newHolder();
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await select(me, [idAt(0)])).status, `turn ${turn}`).toBe(200);
      world.forward(10);
      await unselect(me, [idAt(0)]);
    }
    expect((await select(me, [idAt(0)])).status).toBe(200);
    world.forward(299);
    await unselect(me, [idAt(0)]);
    expect(await select(me, [idAt(0)])).toMatchObject(refusal('seat-claimed-before'));
  });

  it('is possible again after a cart, because the traveller went on', async () => {
    const me = await world.buyer();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await select(me.holder, [idAt(0)])).status).toBe(200);
      world.forward(300);
    }
    expect(await select(me.holder, [idAt(0)])).toMatchObject(refusal('seat-claimed-before'));
    expect((await block(me, 0, 1)).status).toBe(200);
    world.forward(540);
    await expireOnce(world.db, world.clock);
    expect((await select(me.holder, [idAt(0)])).status).toBe(200);
  });
});

describe('one network address', () => {
  it('selects a third of the free seats of a bus, whatever number of holders it has', async () => {
    const most = Math.floor(seats.length * 0.33);
    for (let index = 0; index < most; index += 1) expect((await select(newHolder(), [idAt(index)])).status).toBe(200);
    expect(await select(newHolder(), [idAt(most)])).toMatchObject(refusal('address-seat-limit'));
    expect((await select(newHolder(), [idAt(most)], office)).status).toBe(200);
    world.forward(300);
    expect((await select(newHolder(), [idAt(most + 1)])).status).toBe(200);
  });

  it('always selects ten, which are two parties, and keeps what it has when the bus fills up', async () => {
    const others = await Promise.all(Array.from({ length: Math.ceil((seats.length - 12) / 5) }, () => world.buyer()));
    const mine = newHolder();
    expect((await select(mine, [0, 1, 2, 3, 4].map(idAt))).status).toBe(200);
    for (const [index, other] of others.entries()) {
      expect((await block(other, 12 + index * 5, Math.min(5, seats.length - 12 - index * 5))).status).toBe(200);
    }
    expect((await select(newHolder(), [5, 6, 7, 8, 9].map(idAt))).status).toBe(200);
    expect(await select(newHolder(), [idAt(10)])).toMatchObject(refusal('address-seat-limit'));
    expect((await select(mine, [idAt(0)])).status).toBe(200);
  });

  it('is not charged with seats in carts of proved persons', async () => {
    const most = Math.floor(seats.length * 0.33);
    const buyers = await Promise.all([world.buyer(), world.buyer()]);
    for (const [index, buyer] of buyers.entries()) {
      const wanted = seats.slice(index * 5, index * 5 + 5).map(({ id }) => id);
      expect((await select(buyer.holder, wanted)).status).toBe(200);
      expect((await block(buyer, index * 5, 5)).status).toBe(200);
    }
    for (let index = 0; index < most - 4; index += 1) expect((await select(newHolder(), [idAt(10 + index)])).status).toBe(200);
  });
});

it('[SEAT-055] an account holds five seats of a bus in all its carts', async () => {
  const me = await world.buyer();
  const elsewhere = { ...me, holder: newHolder() };
  const { body } = await block(me, 0, 3);
  expect((await block(elsewhere, 10, 2)).status).toBe(200);
  expect(await block({ ...me, holder: newHolder() }, 20, 1)).toMatchObject(refusal('seat-limit'));
  await world.call('POST', '/seat/unblock', { ...me, body: { cartId: body.cartId } });
  expect((await block({ ...me, holder: newHolder() }, 20, 1)).status).toBe(200);
});
