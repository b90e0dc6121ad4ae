import { createServer, type Server } from 'node:http';
import bindings from 'gtfs-realtime-bindings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import type { components, operations } from '../../../openapi/types/trip.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { legsOf, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { timetableOf } from '../domain/timetable.ts';
import { activeNetwork } from '../store/networks.ts';

type Schemas = components['schemas'];
type Located = Schemas['Problem'] & { lat: number; lng: number; stale: boolean; fixedAt: string };
type VehicleFields = Parameters<typeof bindings.transit_realtime.VehiclePosition.create>[0];

const { FeedMessage } = bindings.transit_realtime;

let world: TripWorld;
let offer: TripOffer;
let unit: string;
let server: Server;
let asked = 0;
/** The answer of the feed. */
let answer: { status?: number; bytes: Uint8Array; holds?: boolean };

const feedOf = (...vehicles: NonNullable<VehicleFields>[]): Uint8Array =>
  FeedMessage.encode({
    header: { gtfsRealtimeVersion: '2.0' },
    entity: vehicles.map((vehicle, index) => ({ id: `${index}`, vehicle })),
  }).finish();
const seconds = (): number => Math.floor(world.clock.now() / 1000);
const at = (latitude: number, more: object = {}): NonNullable<VehicleFields> => ({
  vehicle: { id: unit },
  position: { latitude, longitude: -99.01 },
  timestamp: seconds(),
  ...more,
});
const locate = (id = unit) => world.call<Located>('POST', '/trip/location', { body: { id } });
/** Beyond the 5 s in which the feed is asked once. */
const later = () => world.forward(6);

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    if (answer.holds === true) return;
    response.writeHead(answer.status ?? 200).end(answer.bytes);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  world = await startTrip({ vehiclePositionsUrl: `http://127.0.0.1:${port}/vehicles.pb` });
  const [first] = await world.trips('MTY', 'TAM');
  if (first?.unitNumber == null) throw new Error('no trips');
  [offer, unit] = [first, first.unitNumber];
});
afterAll(async () => {
  await world.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  later();
  answer = { bytes: feedOf() };
});

describe('the bus of a run', () => {
  it('[API-011] is the one of its offer', async () => {
    const { routeId, scheduleId, manifestDate } = legsOf(offer);
    const { status, body } = await world.call('POST', '/bus/bus', { body: { routeId, scheduleId, manifestDate } });
    expect(status).toBe(200);
    const { unitNumber, floors, totalSeats, amenities, brand, serviceClass } = offer;
    expect(body).toEqual({
      bus: { seatMapId: offer.segments[0]?.seatMapId, unitNumber, floors, totalSeats, amenities, brand, serviceClass },
    });
    const unknown = await world.call('POST', '/bus/bus', { body: { routeId, scheduleId, manifestDate: '2029-05-11' } });
    expect(unknown.body).toMatchObject({ status: 404, code: 'run-not-found' });
  });
});

describe('the location of a bus', () => {
  it('[API-030] is its position in the feed', async () => {
    const timestamp = seconds();
    answer = { bytes: feedOf(at(24.12, { timestamp, position: { latitude: 24.12, longitude: -99.01, speed: 24.5, bearing: 141 } })) };
    expect((await locate()).body).toEqual({
      id: unit,
      lat: 24.12,
      lng: -99.01,
      fixedAt: new Date(timestamp * 1000).toISOString(),
      stale: false,
      speed: 88,
      heading: 141,
    });
    answer = { bytes: feedOf(at(24.5)) };
    later();
    expect((await locate()).body).toMatchObject({ lat: 24.5, speed: null, heading: null });
  });

  it('[API-030] is found by the trip that a vehicle drives, before the name that its operator gives it', async () => {
    const { routeId, scheduleId, manifestDate } = legsOf(offer);
    const stored = await activeNetwork(world.db);
    const run = stored && timetableOf(stored.network, true).run(`${routeId}_${scheduleId}_${manifestDate}`);
    const trip = { tripId: run?.tripId, startDate: manifestDate.replaceAll('-', '') };
    answer = { bytes: feedOf(at(20, { vehicle: { id: 'eco-77' }, trip }), at(21)) };
    expect((await locate()).body.lat).toBe(20);
    expect((await locate('eco-77')).body.lat).toBe(20);
  });

  it('a trip without a day is the run under way', async () => {
    const stored = await activeNetwork(world.db);
    const timetable = stored && timetableOf(stored.network, true);
    const { routeId, scheduleId, manifestDate } = legsOf(offer);
    const run = timetable?.run(`${routeId}_${scheduleId}_${manifestDate}`);
    const way = Math.floor(Date.parse(offer.arrivalDatetime) / 1000) - 60;
    answer = { bytes: feedOf(at(22, { vehicle: {}, trip: { tripId: run?.tripId }, timestamp: way })) };
    expect((await locate()).body.lat).toBe(22);
  });

  it('[API-030] is stale after 120 s', async () => {
    answer = { bytes: feedOf(at(24, { timestamp: seconds() - 115 })) };
    expect((await locate()).body.stale).toBe(false);
    later();
    expect((await locate()).body.stale).toBe(true);
  });

  it('is refused for an unknown bus, and for one without a position', async () => {
    expect((await locate()).body).toMatchObject({ status: 404, code: 'no-fix' });
    expect((await locate('none')).body).toMatchObject({ status: 404, code: 'bus-not-found' });
    const nowhere = { latitude: 91, longitude: 0 };
    answer = { bytes: feedOf(at(0, { position: nowhere }), at(24, { timestamp: 0 })) };
    later();
    expect((await locate()).body.code).toBe('no-fix');
  });

  it('[API-030] asks the feed once in 5 s, however many ask', async () => {
    answer = { bytes: feedOf(at(24)) };
    const before = asked;
    await Promise.all(Array.from({ length: 20 }, () => locate()));
    await locate();
    expect(asked - before).toBe(1);
    later();
    await locate();
    expect(asked - before).toBe(2);
  });

  it.each([
    ['is no protobuf', () => ({ bytes: Buffer.from('<html>503</html>') })],
    ['is refused', () => ({ status: 500, bytes: feedOf(at(1)) })],
    ['is too large', () => ({ bytes: Buffer.concat([feedOf(at(1)), new Uint8Array(9 * 1024 * 1024)]) })],
    ['never ends', () => ({ bytes: feedOf(at(1)), holds: true })],
  ])('[API-030] stays the last known one while the feed %s', async (_what, broken) => {
    answer = { bytes: feedOf(at(23.5)) };
    await locate();
    answer = broken();
    later();
    expect((await locate()).body).toMatchObject({ lat: 23.5, stale: false });
    answer = { status: 503, bytes: feedOf() };
    later();
    expect((await locate()).body.lat).toBe(23.5);
  });
});

describe('where a bus is boarded', () => {
  type Stop = operations['getStop']['responses']['200']['content']['application/json'] & { code?: string };
  const ask = (more: object = {}) => {
    const { legTo: _to, ...query } = { ...legsOf(offer), ...more };
    return world.call<Stop>(
      'GET',
      `/trip/stop?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
    );
  };

  it('is the terminal of its call, with what the feed says of it', async () => {
    expect((await ask()).body).toMatchObject({
      terminal: { name: 'Central Monterrey', latitude: 25.687 },
      city: 'Monterrey',
      address: 'Av. Cristóbal Colón 855 Pte., Centro',
      platform: '12',
      url: null,
      wheelchair: true,
      departureDatetime: offer.departureDatetime,
      minutesBefore: 30,
    });
  });

  it('is told for a run whose sale is over, and not for one that never runs', async () => {
    const past = Temporal.PlainDate.from(legsOf(offer).manifestDate).subtract({ days: 1 }).toString();
    expect((await ask({ manifestDate: past })).status).toBe(200);
    expect((await ask({ scheduleId: 'nunca' })).body).toMatchObject({ status: 404, code: 'run-not-found' });
    expect((await ask({ legFrom: 998 })).body).toMatchObject({ status: 404, code: 'run-not-found' });
  });
});
