import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { components } from '../../openapi/types/trip.ts';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { newHolder } from '../support/holders.ts';
import { ask, type Reply, shuffled } from './support/httpClient.ts';
import { demoFeed, startTripProcess } from './support/tripProcess.ts';

type Schemas = components['schemas'];
type Run = Schemas['RunLegs'];

const clients = 500;
const tries = 4;
const seatsOfBus = 48;

/** The demo network with buses of 48 seats. */
function feedOfFullBuses(): string {
  const feed = mkdtempSync(join(tmpdir(), 'anden-feed-'));
  cpSync(demoFeed, feed, { recursive: true });
  const classes = join(feed, 'service_classes.txt');
  writeFileSync(classes, readFileSync(classes, 'utf8').replaceAll(/(?:single|double)-\d+/g, `single-${seatsOfBus}`));
  return feed;
}

interface Tally {
  asked: number;
  won: number;
  doubles: number;
  lost: number;
  wrong: number;
  errors: number;
  /** Requests that were refused before their turn and sent again, as `Retry-After` asks (decision 0045). */
  waits: number;
}

/** A seat that a client got as an answer. */
interface Win {
  readonly holder: string;
  readonly seat: string;
  readonly run: Run;
}

type Answer = Schemas['ClaimsAnswer'] & { code?: string; lostSeats?: { seatId: string }[] };

/** Sends a request again while the process tells its client to wait, at most 5 times. */
async function askInTurn<Body extends { code?: string }>(tally: Tally, send: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  for (let again = 0; ; again += 1) {
    const reply = await send();
    if (again === 5 || reply.status !== 503 || reply.body.code !== 'unavailable') return reply;
    tally.waits += 1;
    await delay(1000 + Math.random() * 1000);
  }
}

const select = (tally: Tally, port: number, holder: string, run: Run, seat: string) =>
  askInTurn(tally, () => ask<Answer>(port, 'POST', '/seat/select', { headers: { holder }, body: { run, seatIds: [seat] } }));

/** Checks that an answer is one of the two valid ones and matches the request. */
function judge(tally: Tally, seat: string, { status, body }: Awaited<ReturnType<typeof select>>): 'won' | 'refused' | 'bad' {
  tally.asked += 1;
  if (status >= 500) tally.errors += 1;
  else if (status === 200 && body.claims[0]?.seatId === seat && body.claims[0].kind === 'selected') return 'won';
  else if (status === 409 && body.code === 'seat-taken' && body.lostSeats?.[0]?.seatId === seat) return 'refused';
  else tally.wrong += 1;
  return 'bad';
}

/** Every client requests random seats on random processes until it has one. */
async function fight(
  ports: readonly number[],
  seats: readonly string[],
  legsFor: () => Run,
  tally: Tally,
  giveBack: number,
): Promise<Win[]> {
  const wins: Win[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const holder = newHolder();
      for (const seat of shuffled(seats).slice(0, tries)) {
        const run = legsFor();
        const port = ports[Math.floor(Math.random() * ports.length)] ?? 0;
        if (judge(tally, seat, await select(tally, port, holder, run, seat)) !== 'won') continue;
        if (Math.random() >= giveBack) {
          wins.push({ holder, seat, run });
          return;
        }
        const { status, body } = await askInTurn(tally, () =>
          ask<Schemas['ReleaseAnswer'] & { code?: string }>(port, 'POST', '/seat/unselect', {
            headers: { holder },
            body: { run, seatIds: [seat] },
          }),
        );
        if (status >= 500) tally.errors += 1;
        else if (status !== 200 || body.released[0]?.seatId !== seat) tally.wrong += 1;
      }
    }),
  );
  return wins;
}

interface Row {
  readonly seat: number;
  readonly holder: string;
  readonly from: number;
  readonly to: number;
}

/** Compares the clients' answers with the claims in the database. */
async function compare(db: pg.Client, runId: string, wins: readonly Win[], tally: Tally): Promise<void> {
  const { rows } = await db.query<Row>(
    'select seat, holder, lower(legs) as "from", upper(legs) as "to" from trip.claim where run_id = $1',
    [runId],
  );
  const overlap = await db.query<{ count: number }>(
    `select count(*)::int as count from trip.claim a join trip.claim b
       on a.run_id = b.run_id and a.seat = b.seat and a.id < b.id and a.legs && b.legs where a.run_id = $1`,
    [runId],
  );
  tally.doubles += overlap.rows[0]?.count ?? 0;
  const key = (holder: string, seat: string | number, from: number, to: number): string => `${holder} ${seat} ${from} ${to}`;
  const won = new Set(wins.map(({ holder, seat, run }) => key(holder, seat, run.legFrom, run.legTo)));
  const kept = new Set(rows.map(({ holder, seat, from, to }) => key(holder, seat, from, to)));
  tally.lost += [...won].filter((claim) => !kept.has(claim)).length + [...kept].filter((claim) => !won.has(claim)).length;
  tally.won += wins.length;
  const gaps = await db.query(
    `select 1 from trip.run left join trip.seat_event e on e.run_id = run.id where run.id = $1
     group by run.id, run.version having count(e.version) <> run.version or coalesce(max(e.version), 0) <> run.version`,
    [runId],
  );
  tally.wrong += gaps.rowCount ?? 0;
}

const fail = (tally: Tally): boolean => tally.doubles + tally.lost + tally.wrong + tally.errors > 0;
const figure = (tally: Tally): string =>
  `${tally.asked} asked, ${tally.won} won, ${tally.doubles} double, ${tally.lost} lost, ${tally.wrong} wrong, ${tally.errors} 5xx, ${tally.waits} told to wait`;

/** Offers of the next days with enough legs, one per round, so that each round has an empty bus. */
async function offersOf(port: number, rounds: number): Promise<Schemas['TripOffer'][]> {
  const offers: Schemas['TripOffer'][] = [];
  for (let ahead = 3; offers.length < rounds && ahead < 300; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const { body } = await ask<Schemas['TripSearch']>(port, 'GET', `/trip?originId=MTY&destinationId=TAM&departureDate=${day}`);
    offers.push(...body.oneWayTrips.filter(({ segments: [segment] }) => segment !== undefined && segment.legTo - segment.legFrom >= 3));
  }
  return offers.slice(0, rounds);
}

const legsOf = ({ segments: [segment] }: Schemas['TripOffer']): Run => {
  if (segment === undefined) throw new Error('an offer without segments');
  return {
    routeId: segment.routeId,
    scheduleId: segment.name,
    manifestDate: segment.manifestDate,
    legFrom: segment.legFrom,
    legTo: segment.legTo,
  };
};

/** Every journey that the run sells, found by requests for its map. */
async function soldLegs(port: number, whole: Run): Promise<Run[]> {
  const pairs: Run[] = [];
  for (let legFrom = whole.legFrom; legFrom < whole.legTo; legFrom += 1) {
    for (let legTo = legFrom + 1; legTo <= whole.legTo; legTo += 1) {
      const run = { ...whole, legFrom, legTo };
      const { status } = await map(port, run);
      if (status === 200) pairs.push(run);
    }
  }
  return pairs;
}

function map(port: number, run: Run) {
  const query = new URLSearchParams({
    seatmapId: 'any',
    routeId: run.routeId,
    scheduleId: run.scheduleId,
    manifestDate: run.manifestDate,
    legFromIndex: String(run.legFrom),
    legToIndex: String(run.legTo),
    originId: 'MTY',
    destinationId: 'TAM',
  });
  return ask<Schemas['SeatMapAnswer']>(port, 'GET', `/seat/map?${query}`);
}

await fault('[check 1, 2] 500 clients fight for 48 seats on two processes', async ({ short }) => {
  const rounds = short ? 3 : 200;
  const postgres = await startPostgres();
  const feed = feedOfFullBuses();
  const services = [await startTripProcess(postgres.url, { FEED: feed }), await startTripProcess(postgres.url, { FEED: feed })];
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  const [first] = services;
  if (first === undefined) throw new Error('no process');
  const ports = services.map(({ port }) => port);
  const whole: Tally = { asked: 0, won: 0, doubles: 0, lost: 0, wrong: 0, errors: 0, waits: 0 };
  const legs: Tally = { asked: 0, won: 0, doubles: 0, lost: 0, wrong: 0, errors: 0, waits: 0 };
  const started = performance.now();
  try {
    for (const [round, offer] of (await offersOf(first.port, rounds * 2)).entries()) {
      const run = legsOf(offer);
      const runId = `${run.routeId}_${run.scheduleId}_${run.manifestDate}`;
      const { body } = await map(first.port, run);
      const seats = body.data.map.seatmap.sections.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === 'seat' ? [cell.id] : [])));
      if (seats.length !== seatsOfBus) throw new Error(`a bus of ${seats.length} seats`);
      if (round < rounds) {
        const wins = await fight(ports, seats, () => run, whole, 0);
        await compare(db, runId, wins, whole);
        if (wins.length !== seats.length) throw new Error(`round ${round}: ${wins.length} of ${seats.length} seats were won`);
      } else {
        const sold = await soldLegs(first.port, run);
        const wins = await fight(ports, seats, () => sold[Math.floor(Math.random() * sold.length)] ?? run, legs, 0.2);
        await compare(db, runId, wins, legs);
      }
    }
  } finally {
    await db.end();
    for (const service of services) await service.stop();
    await postgres.stop();
    rmSync(feed, { recursive: true });
  }
  const perSecond = Math.round((whole.asked + legs.asked) / ((performance.now() - started) / 1000));
  const summary = `${rounds} rounds: ${figure(whole)}; random legs: ${figure(legs)}; ${perSecond}/s`;
  if (fail(whole) || fail(legs)) throw new Error(summary);
  return summary;
});
