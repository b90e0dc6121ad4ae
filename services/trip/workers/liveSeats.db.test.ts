import mqtt, { type MqttClient } from 'mqtt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import { legsOf, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { publishWaiting } from '../store/events.ts';
import { remind, startPublisher, publishMissed } from './publisher.ts';
import { type SeatEvent, eventMessage, eventsTopic, ownerOf } from '../domain/channel.ts';

type Schemas = components['schemas'];
interface Message {
  readonly event: string;
  readonly version: number;
  readonly seatId?: string;
  readonly seats?: string[];
  readonly owner?: string;
  readonly expiresAt?: string;
  readonly at?: string;
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

/** Collects the messages of a client; `until` resolves with all of them when there are `count`. */
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
  it('[API-014] opens only for a valid ticket', async () => {
    await expect(connect('forged')).rejects.toMatchObject({ code: 5 });
    const old = await ticket();
    world.forward(60);
    await expect(connect(old.ticket)).rejects.toMatchObject({ code: 5 });
    expect((await connect()).connected).toBe(true);
  });

  it('[API-055][SEAT-030] the answer to a join contains the taken seats', async () => {
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

  it('[API-053][SEAT-031][SEAT-032][CONST-008] publishes taken and released seats without the holder', async () => {
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
    expect(Date.parse(taken?.expiresAt ?? '') - Date.parse(taken?.at ?? '')).toBe(300_000);
    expect(JSON.stringify([taken, left])).not.toContain(holder);
    expect((left?.version ?? 0) - (taken?.version ?? 0)).toBe(1);
    await publisher.stop();
  });

  it('refuses the topics of others', async () => {
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
  it('publishes the events of a crashed process, in order', async () => {
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

  it('after an outage of the bus a process publishes the latest version of each run to its browsers', async () => {
    const [holder, seat] = [newHolder(), await freeSeat()];
    const lostAt = new Date();
    await select(holder, seat);
    await drain(() => Promise.resolve());
    const { version } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map;
    const published: Message[] = [];
    const tell = () => publishMissed(world.db, { publishLocal: (_topic, payload) => published.push(JSON.parse(payload)) }, lostAt);
    await tell();
    expect(published).toMatchObject([{ event: 'seat:selected', version, owner: ownerOf(holder) }]);
    await unselect(holder, seat);
    await tell();
    expect(published[1]).toMatchObject({ event: 'seat:unselected', version: version + 1 });
    await drain(() => Promise.resolve());
  });

  it('repeats the last change of a run at rest, in case the message was lost', async () => {
    const [holder, seat] = [newHolder(), await freeSeat()];
    await select(holder, seat);
    await unselect(holder, seat);
    const { version } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map;
    const published: Message[] = [];
    const again = async (): Promise<Message[]> => {
      published.length = 0;
      await remind(world.db, { publishLocal: (_topic, payload) => published.push(JSON.parse(payload)) });
      return published;
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

describe('the answers to joins', () => {
  it('[API-055] share one read until the run changes, and contain every event published before the join', async () => {
    const client = await connect();
    const id = client.options.clientId;
    const { heard, until } = listen(client);
    await client.subscribeAsync(`seatmap:${channel}/sync/${id}`);
    const query = vi.spyOn(world.db, 'query');
    const reads = () => query.mock.calls.filter(([text]) => text.includes('run.version as "runVersion"')).length;
    const joinTwice = async (): Promise<readonly Message[]> => {
      const before = heard.length;
      for (let count = 0; count < 2; count += 1) {
        await client.publishAsync(`seatmap:${channel}/join/${id}`, JSON.stringify({ event: 'sync:join', leg_from: 0, leg_to: 1 }));
      }
      return (await until(before + 2)).slice(-2);
    };
    const [before] = await joinTwice();
    expect(reads()).toBe(1);
    await select(newHolder(), await freeSeat());
    const { version } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map;
    await drain(async (event) => world.platform.broker.publishLocal(eventsTopic(event.runId), JSON.stringify(eventMessage(event))));
    query.mockClear();
    const answers = await joinTwice();
    expect(answers.map((answer) => answer.version)).toEqual([version, version]);
    expect(reads()).toBe(1);
    expect(version).toBeGreaterThan(before?.version ?? Infinity);
    query.mockRestore();
  });

  it('[SEAT-030] omit a claim that has lapsed since the read', async () => {
    const [, other] = await world.trips('MTY', 'SLW');
    if (other === undefined) throw new Error('the demo has one trip only');
    const { map } = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(other))).body.data;
    const seat = seatsIn({ data: { map } }).find(({ state }) => state === 'free')?.id;
    const client = await connect();
    const id = client.options.clientId;
    const { until } = listen(client);
    await client.subscribeAsync(`seatmap:${map.channel}/sync/${id}`);
    await world.call('POST', '/seat/select', { holder: newHolder(), body: { run: legsOf(other), seatIds: [seat] } });
    const join = () =>
      client.publishAsync(
        `seatmap:${map.channel}/join/${id}`,
        JSON.stringify({ event: 'sync:join', leg_from: map.legFrom, leg_to: map.legTo }),
      );
    await join();
    expect((await until(1))[0]?.seats).toContain(seat);
    world.forward(300);
    await join();
    expect((await until(2))[1]?.seats).not.toContain(seat);
  });

  it('[API-054][SEAT-030] contain the seats of the joined legs', async () => {
    const client = await connect();
    const id = client.options.clientId;
    const { until } = listen(client);
    await client.subscribeAsync(`seatmap:${channel}/sync/${id}`);
    // Legs that no demo run has, so that nobody else has the seat there.
    const beyond = 900;
    const seat = await freeSeat();
    await world.db.query(
      `insert into trip.claim (run_id, seat, legs, kind, holder, version) values ($1, $2, int4range($3, $4), 'sold', 'another', 0)`,
      [channel, seat, beyond, beyond + 1],
    );
    world.platform.broker.publishLocal(`seatmap:${channel}/events`, '{}');
    for (const from of [beyond - 1, beyond]) {
      await client.publishAsync(`seatmap:${channel}/join/${id}`, JSON.stringify({ event: 'sync:join', leg_from: from, leg_to: from + 1 }));
    }
    const [before, over] = await until(2);
    expect(before?.seats).not.toContain(seat);
    expect(over?.seats).toContain(seat);
  });

  it('create no row of a run that nobody has opened', async () => {
    const later = channel.replace(/\d{4}-\d\d-\d\d$/, new Date(world.clock.now() + 14 * 86_400_000).toISOString().slice(0, 10));
    const client = await connect();
    const id = client.options.clientId;
    const { until } = listen(client);
    await client.subscribeAsync(`seatmap:${later}/sync/${id}`);
    await client.publishAsync(`seatmap:${later}/join/${id}`, JSON.stringify({ event: 'sync:join', leg_from: 0, leg_to: 1 }));
    const [answer] = await until(1);
    expect(answer).toMatchObject({ version: 0 });
    expect(answer?.seats).not.toEqual([]);
    expect(await world.db.query('select 1 from trip.run where id = $1', [later])).toEqual([]);
  });
});
