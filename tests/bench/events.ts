import { randomUUID } from 'node:crypto';
import pg from 'pg';
import mqtt from 'mqtt';
import type { components } from '../../openapi/types/trip.ts';
import { ask } from '../faults/support/httpClient.ts';
import { startTripProcess, type TripProcess } from '../faults/support/tripProcess.ts';
import { hasMosquitto, startMosquitto } from '../support/mosquitto.ts';
import { freePort } from '../support/ports.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { compare, inTurns, percentile } from './arithmetic.ts';
import { claimRequest, emptyBus } from './bus.ts';
import { newDatabase } from './databases.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { openConnection } from './keepAlive.ts';
import type { AskBroker } from './processes/brokerAlone.ts';
import { monotonic } from './processes/monotonic.ts';
import { start, type Started } from './processes/start.ts';
import type { Subscribe } from './processes/subscribers.ts';

type Wire = components['schemas'];
type Passes = Subscribe['passes'];

const timeOf = (message: unknown): number => {
  if (typeof message === 'object' && message !== null && 'at' in message && typeof message.at === 'number') return message.at;
  throw new Error(`no time in ${JSON.stringify(message)}`);
};

/** Starts subscribers of a topic in a separate process. */
async function gather(crowd: Subscribe): Promise<Started> {
  const subscribers = await start('subscribers.ts');
  await subscribers.ask(crowd);
  return subscribers;
}

/** The value of the shared clock at zero of PostgreSQL's clock, in ms. The sample with the shortest round trip is used. */
async function clockOf(db: pg.Client): Promise<number> {
  const samples: { wait: number; zero: number }[] = [];
  for (let index = 0; index < 30; index += 1) {
    const asked = monotonic();
    const { rows } = await db.query<{ ms: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms');
    const answered = monotonic();
    samples.push({ wait: answered - asked, zero: (asked + answered) / 2 - (rows[0]?.ms ?? Number.NaN) });
  }
  return samples.toSorted((a, b) => a.wait - b.wait)[0]?.zero ?? Number.NaN;
}

/** The commit times of these idempotency keys, in order, on the shared clock. */
async function commitsOf(db: pg.Client, keys: readonly string[]): Promise<number[]> {
  const zero = await clockOf(db);
  const { rows } = await db.query<{ ms: number }>(
    `select (extract(epoch from pg_xact_commit_timestamp(answer.xmin)) * 1000)::float8 as ms
     from unnest($1::uuid[]) with ordinality as asked (key, place) join platform.idempotency answer using (key) order by place`,
    [keys],
  );
  if (rows.length !== keys.length) throw new Error(`${rows.length} of ${keys.length} commits were found`);
  return rows.map(({ ms }) => ms + zero);
}

/** Claims and releases a seat repeatedly; for each the milliseconds from its commit to the last subscriber. */
async function measureOurs(service: TripProcess, db: pg.Client, crowd: Started, run: Wire['RunLegs'], count: number): Promise<number[]> {
  const { post, close } = await openConnection(service.port);
  const { headers, body } = claimRequest(run, '1');
  const [keys, ends]: [string[], number[]] = [[], []];
  for (let index = 0; index < count; index += 1) {
    const key = randomUUID();
    const status = await post(`/trip-api/seat/${index % 2 === 0 ? 'select' : 'unselect'}`, { ...headers, 'idempotency-key': key }, body);
    if (status !== 200) throw new Error(`a claim was answered ${status}`);
    keys.push(key);
    ends.push(timeOf(await crowd.next()));
  }
  close();
  const commits = await commitsOf(db, keys);
  return ends.map((end, index) => end - (commits[index] ?? Number.NaN));
}

/** Publishes the same message to the same subscribers repeatedly; for each the milliseconds until the last has received it. */
async function measureBroker(broker: Started, crowd: Started, message: AskBroker, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const sent = timeOf(await broker.ask(message));
    times.push(timeOf(await crowd.next()) - sent);
  }
  return times;
}

async function passesOf(service: TripProcess, count: number): Promise<Passes> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => ask<{ data: { clientId: string; ticket: string } }>(service.port, 'GET', '/seat/map/access-token')),
  );
  return answers.map(({ body }) => body.data);
}

/** Receives one event of a bus as a sample. */
async function sampleOf(service: TripProcess, topic: string, run: Wire['RunLegs']): Promise<string> {
  const [pass] = await passesOf(service, 1);
  const url = `ws://127.0.0.1:${service.port}/mqtt`;
  const client = await mqtt.connectAsync(url, {
    protocolVersion: 4,
    clientId: pass?.clientId ?? '',
    username: 'x',
    password: pass?.ticket ?? '',
  });
  await client.subscribeAsync(topic);
  const heard = new Promise<string>((resolve) => client.once('message', (_, payload) => resolve(payload.toString())));
  const { headers, body } = claimRequest(run, '2');
  await ask(service.port, 'POST', '/seat/select', { headers, body: JSON.parse(body) });
  const payload = await heard;
  await client.endAsync(true);
  return payload;
}

type Setting = { name: string; suffix: string; mqttUrl: string };

async function measure(
  postgres: Postgres,
  { crowds, rounds, eventsPerRound }: Scale['events'],
  { name, suffix, mqttUrl }: Setting,
): Promise<Figure[]> {
  const databaseUrl = await newDatabase(postgres.url, `events${suffix.replaceAll('-', '_')}`);
  const service = await startTripProcess(databaseUrl, { MQTT_URL: mqttUrl });
  const brokerPort = await freePort();
  const broker = await start('brokerAlone.ts', { PORT: String(brokerPort), MQTT_URL: mqttUrl });
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const { run, runId } = await emptyBus(service.port);
  const topic = `seatmap:${runId}/events`;
  const payload = await sampleOf(service, topic, run);
  const figures: Figure[] = [];
  try {
    for (const crowd of crowds) {
      const ours = await gather({ url: `ws://127.0.0.1:${service.port}/mqtt`, topic, passes: await passesOf(service, crowd) });
      const alone = 'floor/events';
      const passes = mqttUrl === '' ? ((await broker.ask({ passes: crowd })) as Passes) : openPasses(crowd);
      const floor = await gather({ url: mqttUrl === '' ? `ws://127.0.0.1:${brokerPort}/mqtt` : mqttUrl, topic: alone, passes });
      const tail = (times: number[]) => percentile(times, 0.99);
      const measureFloor = () => measureBroker(broker, floor, { topic: alone, payload }, eventsPerRound);
      await inTurns(
        1,
        async () => tail(await measureOurs(service, db, ours, run, eventsPerRound)),
        async () => tail(await measureFloor()),
      );
      const pairs = await inTurns(
        rounds,
        async () => tail(await measureOurs(service, db, ours, run, eventsPerRound)),
        async () => tail(await measureFloor()),
      );
      await Promise.all([ours.stop(), floor.stop()]);
      const title = `seat event, commit to the last of ${crowd.toLocaleString('en-US')}, p99, ${name}`;
      const note = `${rounds} rounds of ${eventsPerRound} events a side in turns`;
      figures.push({ row: `events-${crowd}${suffix}`, title, unit: 'ms', judged: 'ratio', ...compare(pairs), note });
    }
    return figures;
  } finally {
    await db.end();
    await Promise.all([service.stop(), broker.stop()]);
  }
}

const openPasses = (count: number): Passes => Array.from({ length: count }, (_, index) => ({ clientId: `floor-${index}` }));

/**
 * Milliseconds from the commit of a seat event to the last subscriber, beside the same message from the broker alone. It measures the
 * embedded broker, and Mosquitto where it is installed. Throws MissingProgram without PostgreSQL.
 */
export async function events(scale: Scale['events']): Promise<Figure[]> {
  const postgres = await startPostgres();
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query('alter system set track_commit_timestamp = on');
  await admin.end();
  await postgres.restart();
  const mosquitto = hasMosquitto() ? await startMosquitto() : undefined;
  try {
    const embedded = await measure(postgres, scale, { name: 'embedded broker', suffix: '', mqttUrl: '' });
    if (mosquitto === undefined) return embedded;
    return [
      ...embedded,
      ...(await measure(postgres, scale, { name: 'Mosquitto as the bus', suffix: '-mosquitto', mqttUrl: mosquitto.url })),
    ];
  } finally {
    await mosquitto?.stop();
    await postgres.stop();
  }
}
