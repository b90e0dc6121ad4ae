import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createClock } from '../../services/shared/clock.ts';
import { openPostgres } from '../../services/shared/db.ts';
import { wordsOf } from '../../services/shared/names.ts';
import { runIdOf } from '../../services/trip/domain/runId.ts';
import { newShopper, type Shopper } from '../faults/support/shopper.ts';
import { startWholeProcess } from '../faults/support/wholeProcess.ts';
import { addOrders } from '../support/manyOrders.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { staffTokens } from '../support/staff.ts';
import { blockBody, legsOf, mapPath, seatsIn, type TripOffer } from '../support/trip.ts';
import { compare, inTurns } from './arithmetic.ts';
import type { Figure } from './figures.ts';
import type { Scale } from './scale.ts';

const acts = ['trips', 'search', 'map', 'block', 'find', 'find-common'] as const;
type Act = (typeof acts)[number];

const titles = {
  trips: 'My trips',
  search: 'a search',
  map: 'a seat map',
  block: 'a block',
  find: 'a traveller by three names',
  'find-common': 'a traveller by a common name',
} satisfies Record<Act, string>;
const calls = { find: 'ximena pérez ibáñez', 'find-common': 'maría' };
/** Orders of the account whose trips are listed. */
const bought = 3;

/** Asks the services. A block takes its cart back afterwards, which is not timed. */
type Ours = Record<Act, () => Promise<{ done: number; undo?: () => Promise<unknown> }>>;
type Plain = Record<Act, () => Promise<unknown>>;

/** What the account, the trips and the map of one shopper ask. */
async function requestsOf(
  shopper: Shopper,
  { accountId, searchPath, find }: { accountId: string; searchPath: string; find: (text: string) => Promise<{ done: number }> },
  [trip]: readonly TripOffer[],
): Promise<Ours> {
  if (trip === undefined) throw new Error('the demo network has no trips');
  const good = async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const reply = await shopper.call(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const timed = async (method: string, path: string, body?: unknown) => {
    const started = performance.now();
    await good(method, path, body);
    return { done: performance.now() - started };
  };
  const map = await shopper.call<Parameters<typeof seatsIn>[0]>('GET', `/trip-api${mapPath(trip)}`);
  const seat = seatsIn(map.body).find(({ state }) => state === 'free');
  if (seat === undefined) throw new Error('the bus is full');
  return {
    trips: () => timed('POST', '/trip-api/trips/mine', { account_id: accountId }),
    search: () => timed('GET', searchPath),
    map: () => timed('GET', `/trip-api${mapPath(trip)}`),
    find: () => find(calls.find),
    'find-common': () => find(calls['find-common']),
    async block() {
      await good('POST', '/trip-api/seat/select', { run: legsOf(trip), seatIds: [seat.id] });
      const started = performance.now();
      const { cartId } = await good('POST', '/trip-api/seat/block', blockBody([{ trip, seat }]));
      return { done: performance.now() - started, undo: () => good('POST', '/trip-api/seat/unblock', { cartId }) };
    },
  };
}

/** The statements that each act needs at least, by one connection. */
function statements(client: pg.Client, accountId: string, offers: readonly TripOffer[]): Plain {
  const runs = offers.map((offer) => runIdOf(legsOf(offer)));
  const nameText = `translate(lower((body ->> 'firstName') || ' ' || (body ->> 'lastName')), 'áéíóúüñ', 'aeiouun')`;
  const byName = (text: string) => {
    const words = wordsOf(text).map((word) => `%${word}%`);
    const conditions = words.map((_, index) => `${nameText} like $${index + 1}`).join(' and ');
    return client.query(`select id, body from trip.cart_ticket where item_id is not null and ${conditions} limit 21`, words);
  };
  return {
    trips: () =>
      client.query(
        'select t.body from trip.ticket_order o join trip.cart_ticket t on t.cart_id = o.cart_id where o.account_id = $1 order by o.number',
        [accountId],
      ),
    search: () => client.query('select run_id, count(distinct seat) from trip.claim where run_id = any ($1) group by run_id', [runs]),
    map: () => client.query('select seat, legs, kind, holder, version from trip.claim where run_id = $1', [runs[0]]),
    find: () => byName(calls.find),
    'find-common': () => byName(calls['find-common']),
    async block() {
      const id = `plain-${randomUUID()}`;
      await client.query('begin');
      await client.query('select version from trip.run where id = $1 for update', [runs[0]]);
      await client.query(
        `insert into trip.cart (id, account_id, holder, block_key, status, total, services_total, created_at, own_expires_at, expires_at, currency)
         values ($1, $1, $1, gen_random_uuid(), 'released', 0, 0, now(), now(), now(), 'MXN')`,
        [id],
      );
      await client.query(
        `insert into trip.cart_ticket (id, cart_id, position, run_id, seat, legs, status, body) values ($1, $1, 0, $2, 1, '[0,1)', 'released', '{}')`,
        [id, runs[0]],
      );
      await client.query('commit');
    },
  };
}

/** Blocks of 8 kB that PostgreSQL reads while `work` runs, from its memory or the disk. */
async function blocksOf(client: pg.Client, work: () => Promise<unknown>): Promise<{ blocks: number; seconds: number }> {
  await client.query('select pg_stat_statements_reset()');
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  const sum = 'select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as blocks from pg_stat_statements';
  const { rows } = await client.query<{ blocks: number }>(sum);
  return { blocks: rows[0]?.blocks ?? 0, seconds };
}

/**
 * What My trips, a search, a seat map, a block and the search of the back office cost in a shop that has sold so many orders: time beside the least statements on the same
 * tables, blocks that PostgreSQL reads, and what the workers read meanwhile. Throws MissingProgram without PostgreSQL.
 */
export async function growth({ orders, turns, restMs }: Scale['growth']): Promise<Figure[]> {
  const postgres = await startPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements', shared_buffers: '1GB' } });
  const client = new pg.Client(postgres.url);
  const db = openPostgres(postgres.url, 1);
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const service = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    VALIDATE_RESPONSES: '',
    ...noLimitsEnv,
  });
  try {
    await client.connect();
    await client.query('create extension pg_stat_statements');
    const shopper = await newShopper(`http://127.0.0.1:${port}`, `http://127.0.0.1:${sandboxPort}`);
    for (let order = 0; order < bought; order += 1) await shopper.pay(await shopper.fillCart(), '4242424242424242');
    const { rows } = await client.query<{ id: string; accountId: string }>('select id, account_id as "accountId" from trip.ticket_order');
    const [first] = rows;
    if (first === undefined || rows.length < bought) throw new Error('the orders were not bought');

    const departureDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const searchPath = `/trip-api/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate })}`;
    const { oneWayTrips } = (await shopper.call<{ oneWayTrips: TripOffer[] }>('GET', searchPath)).body;
    const [token = ''] = await staffTokens({ db, clock: createClock() }, ['support'], 1);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const find = async (text: string) => {
      const started = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/payment-api/v1/office/find`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
      });
      if (!(await answer.text()).includes('"paymentId"')) throw new Error(`nobody was found: ${answer.status}`);
      return { done: performance.now() - started };
    };
    const ours = await requestsOf(shopper, { accountId: first.accountId, searchPath, find }, oneWayTrips);
    const plain = statements(client, first.accountId, oneWayTrips);

    const figures: Figure[] = [];
    const least = new Map<Act, number>();
    let filled = 0;
    for (const count of orders) {
      await addOrders(postgres.url, first.id, { from: filled, to: count });
      filled = count;
      const rest = await blocksOf(client, () => pause(restMs));
      const restRate = rest.blocks / rest.seconds;
      for (const act of acts) {
        const askOurs = async () => {
          const { done, undo } = await ours[act]();
          await undo?.();
          return done;
        };
        const askPlain = async () => {
          const started = performance.now();
          await plain[act]();
          return performance.now() - started;
        };
        for (let turn = 0; turn < turns / 4; turn += 1) await askOurs();
        const all = await blocksOf(client, async () => {
          for (let turn = 0; turn < turns; turn += 1) await askOurs();
        });
        const blocks = Math.max(0, all.blocks - restRate * all.seconds) / turns;
        if (!least.has(act)) least.set(act, blocks);
        const name = count.toLocaleString('en-US');
        figures.push({
          row: `growth-${act}-${count}`,
          title: `${titles[act]} after ${name} orders`,
          unit: 'ms',
          judged: null,
          ...compare(await inTurns(turns, askOurs, askPlain)),
          note: `${blocks.toFixed(0)} blocks, ${(blocks / (least.get(act) ?? 1)).toFixed(2)} x those after ${(orders[0] ?? 0).toLocaleString('en-US')} orders; the workers read ${restRate.toFixed(0)} blocks a second`,
        });
      }
    }
    return figures;
  } finally {
    await client.end();
    await db.close();
    await service.end(10_000);
    await postgres.stop();
  }
}
