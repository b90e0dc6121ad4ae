import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../openapi/types/trip.ts';
import { freePort } from '../../tests/support/ports.ts';
import { legsOf, mapPath, newHolder, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../tests/support/trip.ts';
import { publishWaiting, type SeatEvent } from './store/events.ts';
import { remind, startPublisher, tellMissed } from './workers/publisher.ts';
import { ownerOf } from './domain/channel.ts';

type Schemas = components['schemas'];
interface Message {
  readonly event: string;
  readonly version: number;
  readonly seatId?: string;
  readonly seats?: string[];
  readonly owner?: string;
}

let world: TripWorld;
let trip: TripOffer;
let channel: string;
let url: string;
const clients: MqttClient[] = [];

beforeAll(async () => {
  const port = await freePort();
  world = await startTrip({ listen: port });
  const [first] = await world.trips('MTY', 'SLW');
  if (first === undefined) throw new Error('the demo has no trip');
  trip = first;
  channel = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map.channel;
  url = `ws://127.0.0.1:${port}/mqtt`;
});
afterAll(async () => {
  for (const client of clients) client.end(true);
  await world.close();
});

const ticket = async () => (await world.call<{ data: { ticket: string; clientId: string } }>('GET', '/seat/map/access-token')).body.data;

async function connect(password?: string): Promise<MqttClient> {
  const pass = await ticket();
  const client = mqtt.connect(url, {
    protocolVersion: 4,
    clientId: pass.clientId,
    username: 'x',
    password: password ?? pass.ticket,
    reconnectPeriod: 0,
  });
  clients.push(client);
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
  });
  return client;
}

/** Collects what a client hears; `until` resolves with everything heard once `count` messages are there. */
function listen(client: MqttClient): { heard: Message[]; until: (count: number) => Promise<Message[]> } {
  const heard: Message[] = [];
  client.on('message', (_topic, payload) => heard.push(JSON.parse(payload.toString())));
  return {
    heard,
    async until(count) {
      while (heard.length < count) await new Promise<void>((resolve) => client.once('message', () => resolve()));
      return heard;
    },
  };
}

const freeSeat = async (): Promise<string> => {
  const seat = seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).find(({ state }) => state === 'free');
  if (seat === undefined) throw new Error('the demo bus is full');
  return seat.id;
};
const select = (holder: string, seatId: string) =>
  world.call('POST', '/seat/select', { holder, body: { run: legsOf(trip), seatIds: [seatId] } });
const unselect = (holder: string, seatId: string) =>
  world.call('POST', '/seat/unselect', { holder, body: { run: legsOf(trip), seatIds: [seatId] } });

const drain = async (send: (event: SeatEvent) => Promise<void>): Promise<void> => {
  while ((await publishWaiting(world.db, 500, send)) > 0) continue;
};

describe('the live channel', () => {
  it('[API-014] opens only for a good ticket', async () => {
    await expect(connect('forged')).rejects.toMatchObject({ code: 5 });
    const old = await ticket();
    world.forward(61);
    await expect(connect(old.ticket)).rejects.toMatchObject({ code: 5 });
    expect((await connect()).connected).toBe(true);
  });

  it('[API-055][SEAT-030] a join is answered with the seats that cannot be chosen', async () => {
    const client = await connect();
    const id = client.options.clientId;
    const { until } = listen(client);
    const seat = await freeSeat();
    await select(newHolder(), seat);
    await client.subscribeAsync(`seatmap:${channel}/sync/${id}`);
    const { legFrom, legTo } = legsOf(trip);
    await client.publishAsync(`seatmap:${channel}/join/${id}`, JSON.stringify({ event: 'sync:join', leg_from: legFrom, leg_to: legTo }));
    const [answer] = await until(1);
    expect(answer).toMatchObject({ event: 'sync:seats' });
    expect(answer?.seats).toContain(seat);
  });

  it('[API-053][SEAT-031][SEAT-032] tells who takes and leaves a seat, without telling the holder', async () => {
    await drain(() => Promise.resolve());
    const client = await connect();
    const { until } = listen(client);
    await client.subscribeAsync(`seatmap:${channel}/events`);
    const publisher = startPublisher(world.db, world.platform.broker, () => undefined);
    const [holder, seat] = [newHolder(), await freeSeat()];
    await select(holder, seat);
    await unselect(holder, seat);
    publisher.wake();
    const [taken, left] = await until(2);
    expect([taken?.event, left?.event]).toEqual(['seat:selected', 'seat:unselected']);
    expect(taken?.owner).toBe(ownerOf(holder));
    expect(JSON.stringify([taken, left])).not.toContain(holder);
    expect((left?.version ?? 0) - (taken?.version ?? 0)).toBe(1);
    await publisher.stop();
  });

  it('keeps the topics of others closed', async () => {
    const client = await connect();
    const granted = await client.subscribeAsync([`seatmap:${channel}/sync/somebody`, '#', '+/events']).catch(() => 'refused');
    expect(granted).toBe('refused');
    const gone = new Promise<void>((resolve) => client.once('close', () => resolve()));
    client.publish(`seatmap:${channel}/events`, '{}');
    await gone;
    expect(client.connected).toBe(false);
  });
});

describe('the publisher', () => {
  it('sends what a process that died left behind, in order', async () => {
    const [holder, seat] = [newHolder(), await freeSeat()];
    await select(holder, seat);
    await unselect(holder, seat);
    await select(holder, seat);
    const sent: number[] = [];
    await expect(
      publishWaiting(world.db, 500, (event) => {
        sent.push(event.version);
        return sent.length === 2 ? Promise.reject(new Error('the power went')) : Promise.resolve();
      }),
    ).rejects.toThrow('the power went');
    const after: number[] = [];
    await drain((event) => {
      after.push(event.version);
      return Promise.resolve();
    });
    expect(after).toHaveLength(3);
    expect(after).toEqual(after.toSorted((a, b) => a - b));
    expect(after[0]).toBe(sent[0]);
    await drain(() => Promise.reject(new Error('nothing is left')));
  });

  it('a process that did not hear the bus tells its browsers how far each run has come, so that they see the gap', async () => {
    const [holder, seat] = [newHolder(), await freeSeat()];
    const lostAt = new Date();
    await select(holder, seat);
    await drain(() => Promise.resolve());
    const { version } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map;
    const told: Message[] = [];
    const tell = () => tellMissed(world.db, { publishLocal: (_topic, payload) => told.push(JSON.parse(payload)) }, lostAt);
    await tell();
    expect(told).toMatchObject([{ event: 'seat:selected', version, owner: ownerOf(holder) }]);
    await unselect(holder, seat);
    await tell();
    expect(told[1]).toMatchObject({ event: 'seat:unselected', version: version + 1 });
    await drain(() => Promise.resolve());
  });

  it('tells the last change of a run again once the run is at rest, for whom the message was lost', async () => {
    const [holder, seat] = [newHolder(), await freeSeat()];
    await select(holder, seat);
    await unselect(holder, seat);
    const { version } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map;
    const told: Message[] = [];
    const again = async (): Promise<Message[]> => {
      told.length = 0;
      await remind(world.db, { publishLocal: (_topic, payload) => told.push(JSON.parse(payload)) });
      return told;
    };
    const age = (seconds: number) =>
      world.db.query('update trip.seat_event set published_at = published_at - make_interval(secs => $1)', [seconds]);
    expect(await again()).toEqual([]);
    await drain(() => Promise.resolve());
    expect(await again()).toEqual([]);
    await age(5);
    expect(await again()).toMatchObject([{ event: 'seat:unselected', version }]);
    await select(holder, seat);
    expect(await again()).toEqual([]);
    await drain(() => Promise.resolve());
    await age(60);
    expect(await again()).toEqual([]);
  });
});
