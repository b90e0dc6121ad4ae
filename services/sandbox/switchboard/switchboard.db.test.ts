import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components as Trips } from '../../../openapi/types/trip.ts';
import { legsOf, mapPath, seatsIn } from '../../../tests/support/trip.ts';
import { startWorld, type World } from '../../../tests/faults/support/world.ts';
import { changeSchema, seatsSchema, settleSchema } from './schemas.ts';
import { createApp } from '../../shared/createApp.ts';
import type { Sql } from '../../shared/db.ts';
import { serveShop } from '../../start/shop.ts';
import { installFaults } from './faults.ts';
import { createHolds } from './holds.ts';
import { decodeRecipe } from './recipe.ts';

type Example = { method: string; path: string; session: string | undefined; body: string | undefined; status: number; answer: unknown };

const page = readFileSync(new URL('../switchboard.md', import.meta.url), 'utf8');

/** The examples of the page: a request, and the status and a part of its answer. */
const examples = [...page.matchAll(/```http\n([\s\S]*?)```\n```json (\d+)\n([\s\S]*?)```/g)].map(
  ([, request = '', status = '', answer = '']): Example => {
    const [head = '', body] = request.split('\n\n');
    const [first = '', ...headers] = head.trim().split('\n');
    const [method = '', path = ''] = first.split(' ');
    const session = headers.map((line) => /^sandbox-session: (.+)$/.exec(line)?.[1]).find((found) => found !== undefined);
    return { method, path, session, body: body?.trim(), status: Number(status), answer: JSON.parse(answer) };
  },
);

let world: World;
/** The values of the placeholders, such as `<seat>`. */
let values: Record<string, string>;

beforeAll(async () => {
  world = await startWorld({ realTrip: true });
  const departureDate = new Date(world.clock.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLW', departureDate });
  const [trip] = (await world.call<Trips['schemas']['TripSearch']>('GET', `/trip-api/trip?${query}`)).body.oneWayTrips;
  if (!trip) throw new Error('the demo has no trip');
  const map = await world.call<Trips['schemas']['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`, {
    headers: { 'sandbox-session': 'tester-1' },
  });
  const seat = seatsIn(map.body).find(({ state }) => state === 'free')?.id ?? '';
  const { routeId, scheduleId, manifestDate, legFrom, legTo } = legsOf(trip);
  values = { seat, route: routeId, schedule: scheduleId, date: manifestDate, from: String(legFrom), to: String(legTo) };
});
afterAll(() => world.close());

const send = (
  path: string,
  { method = 'GET', session, body }: { method?: string; session?: string | undefined; body?: string | undefined },
) =>
  fetch(`${world.config.sandboxUrl}${path}`, {
    method,
    headers: {
      ...(session !== undefined && { 'sandbox-session': session }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });

/** The answer of an example, where a text `…` stands for any. */
function shape(value: unknown): unknown {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)])));
}

describe('the page of the switchboard', () => {
  it('has examples, and each one works, in their order', async () => {
    expect(examples.length).toBeGreaterThan(20);
    for (const { method, path, session, body, status, answer } of examples) {
      const filled = body?.replaceAll(/<(\w+)>/g, (_, name: string) => values[name] ?? name);
      const got = await send(path, { method, session, body: filled });
      const text = await got.text();
      expect(`${method} ${path} ${filled ?? ''}: ${got.status}`, text).toBe(`${method} ${path} ${filled ?? ''}: ${status}`);
      if (path.includes('recording')) expect(text).toContain('"do":"clock","seconds":540');
      else expect(JSON.parse(text), path).toEqual(shape(answer));
      if (status >= 400) expect(got.headers.get('content-type')).toContain('application/problem+json');
    }
  });

  it('shows each call and each field', () => {
    const calls = new Set(examples.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`));
    for (const call of [
      'GET /switchboard.json',
      'POST /switchboard.json',
      'GET /switchboard/recording.json',
      'GET /switchboard/charges.json',
      'POST /switchboard/seats',
      'POST /switchboard/settle',
      'POST /switchboard/reservation',
    ])
      expect(calls).toContain(call);
    const fields = [changeSchema, seatsSchema, settleSchema].flatMap(({ properties }) => Object.keys(properties));
    for (const field of fields) expect(page, field).toMatch(new RegExp(`"${field}"|\`${field}\``));
  });
});

describe('what does not exist', () => {
  const refusal = async (path: string, session: string, body: object) => {
    const answer = await send(path, { method: 'POST', session, body: JSON.stringify(body) });
    const { code, known }: { code: string; known: string[] } = await answer.json();
    return { status: answer.status, code, known };
  };

  it('is refused with a list of what exists, and changes nothing', async () => {
    const session = 'session-refused';
    await send('/switchboard.json', { session });
    const typo = await refusal('/switchboard.json', session, { forwardSeconds: 60, bankStal: 5 });
    expect(typo).toMatchObject({ status: 422, code: 'unknown-field', known: expect.arrayContaining(['forwardSeconds', 'bankStallMs']) });
    const plan = await refusal('/switchboard.json', session, { plans: { getTheCart: [] } });
    expect(plan).toMatchObject({ status: 422, code: 'unknown-operation', known: expect.arrayContaining(['getCart', 'createPayment']) });
    const inner = await refusal('/switchboard.json', session, { live: { kind: 'lose', times: 1, ms: 0, often: true } });
    expect(inner).toMatchObject({ status: 422, code: 'unknown-field', known: ['kind', 'times', 'ms'] });
    const seats = await refusal('/switchboard/seats', session, { to: 'steal', seatIds: ['1'] });
    expect(seats).toMatchObject({ status: 422, code: 'invalid-value', known: ['take', 'release', 'expire', 'sell'] });
    const older = await refusal('/switchboard/reservation', session, { stat: 'paid' });
    expect(older).toMatchObject({ status: 422, code: 'unknown-field', known: expect.arrayContaining(['state']) });
    const now: { shiftMs: number } = await (await send('/switchboard.json', { session })).json();
    expect(now.shiftMs).toBe(0);
  });

  it('as a session is refused where somebody else names it; its own call or page begins it', async () => {
    await send('/switchboard.json', { session: 'session-known' });
    const typo = await refusal('/switchboard.json', 'session-known', { session: 'session-knwon', forwardSeconds: 1 });
    expect(typo).toMatchObject({ status: 422, code: 'unknown-session', known: expect.arrayContaining(['session-known']) });
    expect((await send('/switchboard.json', { session: 'short' })).status).toBe(422);
    expect((await send('/switchboard.json?session=session-known', {})).status).toBe(200);
    expect((await send('/switchboard?session=session-page', {})).status).toBe(200);
    expect((await send('/switchboard.json?session=session-page', {})).status).toBe(200);
  });
});

describe('a request that waits', () => {
  const address = '/identity-api/ip';
  const change = (session: string, body: object) => send('/switchboard.json', { method: 'POST', session, body: JSON.stringify(body) });
  const hold = (session: string, fault: object = { kind: 'pass' }, times = 1) =>
    change(session, { operation: { id: 'getPublicIp', fault: { ms: 0, held: true, times, ...fault } } });
  const ask = (session: string, signal?: AbortSignal) =>
    fetch(`${world.config.publicUrl}${address}`, { headers: { 'sandbox-session': session }, ...(signal && { signal }) });
  const waiting = async (session: string): Promise<number> => {
    const { held = [] }: { held?: unknown[] } = await (await send('/switchboard.json', { session })).json();
    return held.length;
  };
  const untilWaiting = (session: string, count: number) => expect.poll(() => waiting(session)).toBe(count);

  it('goes on when its own session releases it, and then gets the answer of its fault', async () => {
    await hold('session-holds');
    await hold('session-fails', { kind: 'fail' });
    const [good, bad] = [ask('session-holds'), ask('session-fails')];
    await untilWaiting('session-holds', 1);
    await untilWaiting('session-fails', 1);
    expect((await ask('session-other')).status).toBe(200);
    expect((await change('session-other', { release: 'getPublicIp' })).status).toBe(404);
    expect(await waiting('session-holds')).toBe(1);
    await change('session-fails', { release: 'getPublicIp' });
    expect((await bad).status).toBe(500);
    expect(await waiting('session-holds')).toBe(1);
    await change('session-holds', { release: 'getPublicIp' });
    expect((await good).status).toBe(200);
  });

  it('is one of 8 of its session and of 40 in all, is forgotten when its caller leaves, and goes on when the session begins anew', async () => {
    const session = 'session-many';
    await hold(session, { kind: 'pass' }, 20);
    const gone = new AbortController();
    const left = ask(session, gone.signal).catch(() => null);
    const held = Array.from({ length: 7 }, () => ask(session));
    await untilWaiting(session, 8);
    expect((await ask(session)).status).toBe(200);
    gone.abort();
    expect(await left).toBeNull();
    await untilWaiting(session, 7);
    // 40 wait at a time, of all sessions together.
    const crowd = Array.from({ length: 5 }, (_, index) => `session-crowd-${index}`);
    await Promise.all(crowd.map((one) => hold(one, { kind: 'pass' }, 20)));
    const crowded = crowd.slice(0, 4).flatMap((one) => Array.from({ length: 8 }, () => ask(one)));
    await Promise.all(crowd.slice(0, 4).map((one) => untilWaiting(one, 8)));
    const last = ask(crowd[4] ?? '');
    await untilWaiting(crowd[4] ?? '', 1);
    expect((await ask(crowd[4] ?? '')).status).toBe(200);
    await Promise.all(crowd.map((one) => change(one, { reset: true })));
    expect((await Promise.all([...crowded, last])).every(({ status }) => status === 200)).toBe(true);

    await change(session, { reset: true });
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(7).fill(200));
  });
});

it('holds and fails the file of a step for its own session, and leaves the other files of the shop alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'anden-files-'));
  await mkdir(join(folder, 'assets'));
  const files = { step: 'assets/order.step-Ab1.js', seats: 'assets/seats-Ab1.js', other: 'assets/index-Ab1.js' };
  for (const file of Object.values(files)) await writeFile(join(folder, file), '1');
  const app = createApp(world.config, world.clock, undefined);
  installFaults(app, world.db, world.clock);
  await serveShop(app, world.config, folder);
  // A script has no header of its own, but the cookie of the switchboard.
  const load = (file: string, session: string) =>
    app.inject({ url: `/compra/${file}`, headers: { host: new URL(world.config.publicUrl).host, cookie: `sandbox-session=${session}` } });
  const session = 'session-files';
  const change = (body: object) => send('/switchboard.json', { method: 'POST', session, body: JSON.stringify(body) });

  await change({ operation: { id: 'orderFile', fault: { kind: 'pass', times: null, ms: 0, held: true } } });
  const waiting = load(files.step, session);
  expect((await load(files.other, session)).statusCode).toBe(200);
  expect((await load(files.seats, session)).statusCode).toBe(200);
  expect((await load(files.step, 'session-another')).statusCode).toBe(200);
  const held = async () => {
    const state: { held: unknown[] } = await (await send('/switchboard.json', { session })).json();
    return state.held;
  };
  await expect.poll(held).toHaveLength(1);
  expect((await change({ release: 'orderFile' })).status).toBe(200);
  expect(await waiting).toMatchObject({ statusCode: 200, body: '1' });

  await change({ operation: { id: 'orderFile', fault: { kind: 'fail', times: 1, ms: 0 } } });
  expect((await load(files.step, session)).statusCode).toBe(500);
  expect((await load(files.step, session)).statusCode).toBe(200);
  await app.close();
  await rm(folder, { recursive: true });
});

it('a request that begins to wait while the others are looked up is not released by that answer', async () => {
  const lookups: (() => void)[] = [];
  const slow: Sql = {
    async query<Row extends QueryResultRow>(text: string, values?: readonly unknown[], name?: string) {
      const rows = await world.db.query<Row>(text, values, name);
      if (text.includes('as held from')) await new Promise<void>((go) => lookups.push(go));
      return rows;
    },
  };
  const holds = createHolds(slow, world.clock);
  const ended: string[] = [];
  const wait = (session: string) =>
    holds
      .hold({ raw: { socket: { destroyed: false } } }, { raw: { once: () => null } }, session, 'getPublicIp')
      .then(() => ended.push(session));
  const first = wait('session-first');
  await expect.poll(() => lookups.length).toBe(1);
  const second = wait('session-second');
  const waits = async () => (await world.db.query(`select 1 from platform.sandbox_session where id = 'session-second'`)).length;
  await expect.poll(waits).toBe(1);
  await new Promise((go) => setTimeout(go, 20));
  lookups[0]?.();
  await expect.poll(() => lookups.length).toBe(2);
  expect(ended).toEqual([]);

  await world.db.query(`update platform.sandbox_session set faults = '{}' where id in ('session-first', 'session-second')`);
  lookups[1]?.();
  await expect.poll(() => lookups.length).toBe(3);
  lookups[2]?.();
  await Promise.all([first, second]);
});

describe('the recording of a session', () => {
  it('is a link that repeats its clock, faults and values in another session', async () => {
    const session = 'session-recorded';
    const change = (body: object) => send('/switchboard.json', { method: 'POST', session, body: JSON.stringify(body) });
    const fault = { kind: 'fail', times: 2, ms: 0 };
    await change({ forwardSeconds: 541 });
    await change({ operation: { id: 'getPublicIp', fault } });
    await change({ bankStallMs: 5000 });
    await change({ live: null });
    const { link }: { link: string } = await (await send('/switchboard/recording.json', { session })).json();
    const recipe = decodeRecipe(new URL(link, world.config.sandboxUrl).searchParams.get('path') ?? '');
    expect(recipe?.steps.map(({ tools }) => tools)).toEqual([
      [{ do: 'clock', seconds: 541 }],
      [{ do: 'plan', operation: 'getPublicIp', plan: [fault] }],
      [{ do: 'switch', change: { bankStallMs: 5000 } }],
      [{ do: 'switch', change: { live: null } }],
    ]);

    const opened = await fetch(`${world.config.sandboxUrl}${link}`);
    const again = new URL(opened.url).searchParams.get('session') ?? '';
    expect(again).not.toBe(session);
    const text = await opened.text();
    const buttons = [...text.matchAll(/data-change="([^"]+)"/g)].map(
      ([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"')) as unknown,
    );
    for (const wanted of [{ forwardSeconds: 541 }, { plans: { getPublicIp: [fault] } }, { bankStallMs: 5000 }]) {
      expect(buttons).toContainEqual(wanted);
      expect((await send('/switchboard.json', { method: 'POST', session: again, body: JSON.stringify(wanted) })).status).toBe(200);
    }
    const state = (await (await send('/switchboard.json', { session: again })).json()) as object;
    expect(state).toMatchObject({ shiftMs: 541_000, bankStallMs: 5000, operations: { getPublicIp: [fault] } });
  });
});
