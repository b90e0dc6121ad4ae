import { randomUUID } from 'node:crypto';
import mqtt from 'mqtt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { freePort } from '../../../tests/support/ports.ts';
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
type Refusal = Schemas['Problem'] & { quotas?: (Schemas['FareQuota'] & { run: Schemas['RunLegs'] })[] };

const student = '4';
const teacher = '5';

let world: TripWorld;
let trips: TripOffer[];
let port: number;

beforeAll(async () => {
  port = await freePort();
  world = await startTrip({ listen: port, emptyBuses: true });
  trips = (await Promise.all([3, 4, 5, 6].map(offersIn)))
    .flat()
    .filter(({ totalSeats, segments: [segment] }) => totalSeats > 30 && segment !== undefined && segment.legTo - segment.legFrom >= 3);
});
afterAll(() => world.close());

async function offersIn(days: number): Promise<TripOffer[]> {
  const departureDate = new Date(world.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'TAM', departureDate });
  return (await world.call<Schemas['TripSearch']>('GET', `/trip?${query}`)).body.oneWayTrips;
}

let trip: TripOffer;
let next = 0;
beforeEach(() => {
  const offer = trips[next];
  if (offer === undefined) throw new Error('the demo has too few trips');
  [trip, next] = [offer, next + 1];
});

const map = async (of = trip): Promise<Schemas['SeatMapAnswer']> => (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(of))).body;
const left = async (fareId = student, of = trip) => (await map(of)).data.map.quotas.find((quota) => quota.fareId === fareId)?.left;
const free = async (of = trip): Promise<MappedSeat[]> => seatsIn(await map(of)).filter(({ state }) => state === 'free');

/** A party of one fare on the next free seats, over the legs of an offer. */
async function block<Body = Schemas['BlockAnswer']>(
  count: number,
  { fareId = student, of = trip, buyer }: { fareId?: string; of?: TripOffer; buyer?: Buyer } = {},
) {
  const seats = (await free(of)).slice(0, count);
  return world.call<Body>('POST', '/seat/block', {
    ...(buyer ?? (await world.buyer())),
    key: randomUUID(),
    body: blockBody(seats.map((seat) => ({ trip: of, seat, fareId }))),
  });
}
const internal = <Body>(path: string, body: unknown) =>
  world.call<Body>('POST', `/internal${path}`, { headers: { 'service-token': world.serviceToken }, body });
const confirm = (cartId: string, amount: number) =>
  internal<Schemas['Problem']>(`/cart/${cartId}/confirm`, {
    paymentId: `p_${cartId}`,
    method: 'pasarela-de-pago',
    amount,
    paid: true,
    folio: 'F-1',
    authorization: '1',
    operationDate: world.clock.iso(),
  });

/** The same bus over the legs `[from, to)`, as a search between those stops would offer it. */
function over(from: number, to: number): TripOffer {
  const legs = legsOf(trip);
  const id = `${legs.routeId}_${legs.scheduleId}_${legs.manifestDate}:${from}-${to}`;
  return { ...trip, id, segments: trip.segments.map((segment) => ({ ...segment, legFrom: from, legTo: to })) };
}

describe('places at reduced fares', () => {
  it('are part of the map: 8 students, 2 teachers, 2 with INAPAM', async () => {
    expect((await map()).data.map.quotas).toEqual([
      { fareId: '4', places: 8, left: 8 },
      { fareId: '5', places: 2, left: 2 },
      { fareId: '3', places: 2, left: 2 },
    ]);
  });

  it('are taken by carts and by tickets, not by full fares, and come back with a cart', async () => {
    const buyer = await world.buyer();
    const { cartId } = (await block(3, { buyer })).body;
    await block(2, { fareId: '1' });
    expect(await left()).toBe(5);
    const sold = (await block(2)).body;
    await internal(`/cart/${sold.cartId}/extend`, { paymentId: `p_${sold.cartId}`, seconds: 900 });
    expect((await confirm(sold.cartId, sold.displayTotal)).status).toBe(200);
    expect(await left()).toBe(3);
    await world.call('POST', '/seat/unblock', { ...buyer, body: { cartId, keepSelected: true } });
    expect(await left()).toBe(6);
  });

  it('that are too few refuse a cart with the fare and the places left, and claim nothing', async () => {
    await block(1, { fareId: teacher });
    const refused = await block<Refusal>(2, { fareId: teacher });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'quota-exceeded',
      retryable: false,
      detail: 'Solo queda 1 lugar de PROFESOR en este autobús.',
      quotas: [{ fareId: teacher, places: 2, left: 1, run: legsOf(trip) }],
    });
    expect(await left(teacher)).toBe(1);
    expect((await block(1, { fareId: teacher })).status).toBe(200);
    expect((await block<Refusal>(1, { fareId: teacher })).body.detail).toBe('Ya no quedan lugares de PROFESOR en este autobús.');
    expect((await block(1, { fareId: '1' })).status).toBe(200);
  });

  it('are counted on each leg, so alighting passengers make room for boarding ones', async () => {
    const { legFrom, legTo } = legsOf(trip);
    const [before, after] = [over(legFrom, legFrom + 1), over(legFrom + 1, legTo)];
    await block(5, { of: before });
    await block(3, { of: before });
    expect([await left(student, before), await left(student, after), await left()]).toEqual([0, 8, 0]);
    expect((await block(5, { of: after })).status).toBe(200);
    expect((await block<Refusal>(1)).body.code).toBe('quota-exceeded');
    expect([await left(student, before), await left(student, after), await left()]).toEqual([0, 3, 0]);
  });

  it('of a cart that replaces an earlier one of the holder count once', async () => {
    const buyer = await world.buyer();
    const seats = (await free()).slice(0, 2);
    const again = (fareId: string) =>
      world.call<Refusal>('POST', '/seat/block', { ...buyer, body: blockBody(seats.map((seat) => ({ trip, seat, fareId }))) });
    expect((await again(teacher)).status).toBe(200);
    expect((await again(teacher)).status).toBe(200);
    expect(await left(teacher)).toBe(0);
  });

  it('are released when a cart expires, and a late payment gets them only while they are free', async () => {
    const [lucky, unlucky] = [(await block(1, { fareId: teacher })).body, (await block(1, { fareId: teacher })).body];
    for (const { cartId } of [lucky, unlucky]) await internal(`/cart/${cartId}/extend`, { paymentId: `p_${cartId}`, seconds: 900 });
    world.forward(900);
    expect(await left(teacher)).toBe(2);
    await expireOnce(world.db, world.clock);
    const seats = (await free()).slice(-1);
    const other = await world.buyer();
    const body = blockBody(seats.map((seat) => ({ trip, seat, fareId: teacher })));
    expect((await world.call('POST', '/seat/block', { ...other, body })).status).toBe(200);
    expect((await confirm(lucky.cartId, lucky.displayTotal)).status).toBe(200);
    expect((await confirm(unlucky.cartId, unlucky.displayTotal)).body).toMatchObject({ status: 409, code: 'cart-expired' });
    expect(await left(teacher)).toBe(0);
  });

  it('requested by many at once are never exceeded', async () => {
    const seats = (await free()).slice(0, 20);
    const buyers = await Promise.all(seats.map(() => world.buyer()));
    const answers = await Promise.all(
      seats.map((seat, index) =>
        world.call<Refusal>('POST', '/seat/block', { ...buyers[index], body: blockBody([{ trip, seat, fareId: student }]) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.filter(({ body }) => body.code === 'quota-exceeded')).toHaveLength(12);
  });

  it('are published on the live channel when they change', async () => {
    const { ticket, clientId } = (await world.call<{ data: { ticket: string; clientId: string } }>('GET', '/seat/map/access-token')).body
      .data;
    const client = await mqtt.connectAsync(`ws://127.0.0.1:${port}/mqtt`, {
      protocolVersion: 4,
      clientId,
      username: clientId,
      password: ticket,
    });
    await client.subscribeAsync(`seatmap:${(await map()).data.map.channel}/events`);
    const published = new Promise<{ event: string; quotas: { fareId: string; left: number[] }[] }>((resolve) => {
      client.on('message', (_topic, payload) => resolve(JSON.parse(payload.toString())));
    });
    await block(2, { fareId: '1' });
    await block(2, { fareId: student });
    const message = await published;
    expect(message).toMatchObject({ event: 'quota:changed', quotas: [{ fareId: student, places: 8 }] });
    const { legFrom, legTo } = legsOf(trip);
    expect(message.quotas[0]?.left.slice(legFrom, legTo)).toEqual(Array.from({ length: legTo - legFrom }, () => 6));
    await client.endAsync(true);
  });
});
