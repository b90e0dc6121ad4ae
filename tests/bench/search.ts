import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { startTripProcess } from '../faults/support/tripProcess.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { median, percentile } from './arithmetic.ts';
import { type BigFeed, stopOf, writeBigFeed } from './bigFeed.ts';
import { newDatabase } from './databases.ts';
import type { Scale } from './scale.ts';
import type { Figure } from './figures.ts';
import { type Connection, openConnection } from './keepAlive.ts';
import { memoryOf } from './memory.ts';
import { start } from './processes/start.ts';

const pauseMs = 20;

type Searches = Scale['search'];
type Ask = (connection: Connection) => Promise<number>;

const today = Temporal.Now.plainDateISO('America/Monterrey');
const day = (days: number): string => today.add({ days }).toString();

/** A whole number below `count`; the sequence is the same in every run. */
function dice(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  };
}

const searchOf = (from: number, to: number, date: string): string =>
  `/trip-api/trip?${new URLSearchParams({ originId: stopOf(from), destinationId: stopOf(to), departureDate: date })}`;

const monthOf = (from: number, to: number, first: number): string =>
  JSON.stringify({
    origenId: stopOf(from),
    destinoId: stopOf(to),
    dateInit: day(first),
    dateEnd: day(first + 30),
    esViajeRedondo: false,
  });

async function timed(connection: Connection, ask: Ask): Promise<number> {
  const started = performance.now();
  const status = await ask(connection);
  if (status !== 200) throw new Error(`a search was answered ${status}`);
  return performance.now() - started;
}

/** Milliseconds of every answer while all clients ask at once, each again after its answer. */
async function underLoad(port: number, clients: number, ms: number, askOf: (client: number) => Ask): Promise<number[]> {
  const started = performance.now();
  const all = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const connection = await openConnection(port);
      const ask = askOf(client);
      const times: number[] = [];
      while (performance.now() - started < ms) times.push(await timed(connection, ask));
      connection.close();
      return times;
    }),
  );
  return all.flat();
}

/** Milliseconds of a small request, asked again and again until `work` has ended. */
async function others(port: number, work: Promise<unknown>): Promise<number[]> {
  const connection = await openConnection(port);
  const times: number[] = [];
  let ended = false;
  const stop = (): void => {
    ended = true;
  };
  work.then(stop, stop);
  while (!ended) {
    times.push(await timed(connection, ({ get }) => get('/trip-api/cpanel/promotion')));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  connection.close();
  await work;
  return times;
}

/** Medians of the first and of the tenth search of the same pair on each of these days. */
async function firstAndTenth(port: number, { pairs }: BigFeed, days: number): Promise<{ first: number; tenth: number }> {
  const connection = await openConnection(port);
  const [firsts, tenths]: [number[], number[]] = [[], []];
  for (let ahead = 1; ahead <= days; ahead += 1) {
    const { from, to } = pairs[ahead * 7] ?? { from: 0, to: 1 };
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) times.push(await timed(connection, ({ get }) => get(searchOf(from, to, day(ahead)))));
    firsts.push(times[0] ?? 0);
    tenths.push(times[9] ?? 0);
  }
  connection.close();
  return { first: median(firsts), tenth: median(tenths) };
}

/** One client browses every day on sale: five pairs and the prices of a month. */
async function browse(port: number, { pairs }: BigFeed, saleDays: number): Promise<void> {
  const connection = await openConnection(port);
  const next = dice(3);
  for (let ahead = 1; ahead <= saleDays; ahead += 1) {
    for (let turn = 0; turn < 5; turn += 1) {
      const { from, to } = pairs[next(pairs.length)] ?? { from: 0, to: 1 };
      await timed(connection, ({ get }) => get(searchOf(from, to, day(ahead))));
    }
    const { from, to } = pairs[next(pairs.length)] ?? { from: 0, to: 1 };
    await timed(connection, ({ post }) => post('/trip-api/trip/search/dates', {}, monthOf(from, to, Math.min(ahead, saleDays - 30))));
  }
  connection.close();
}

async function emptyStartMb(databaseUrl: string): Promise<number> {
  const service = await startTripProcess(databaseUrl);
  const { now } = memoryOf(service.child.pid);
  await service.stop();
  return now;
}

/** Median milliseconds of the same 40 departures, asked by one client. */
async function samePair(port: number, { pair }: BigFeed, turns: number): Promise<number> {
  const connection = await openConnection(port);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    times.push(await timed(connection, ({ get }) => get(searchOf(pair.from, pair.to, day(1 + (turn % 300))))));
  }
  connection.close();
  return median(times.slice(turns / 4));
}

/**
 * Searches networks of 10,000 to 1,000,000 stop times over HTTP on PostgreSQL, beside a minimal service with one indexed SQL statement.
 * Throws MissingProgram without PostgreSQL.
 */
export async function search(scale: Searches): Promise<Figure[]> {
  const { sizes, saleDays, turns } = scale;
  const folder = mkdtempSync(join(tmpdir(), 'anden-search-'));
  const postgres = await startPostgres();
  const figures: Figure[] = [];
  let smallest: { size: number; same: number } | undefined;
  try {
    for (const size of sizes) {
      const feed = await writeBigFeed(join(folder, String(size)), size);
      const service = await startTripProcess(await newDatabase(postgres.url, `ours_${size}`), {
        FEED: feed.folder,
        SALE_DAYS: String(saleDays),
      });
      const port = await freePort();
      const least = await start('leastSearch.ts', {
        DATABASE_URL: await newDatabase(postgres.url, `least_${size}`),
        FEED: feed.folder,
        PORT: String(port),
      });
      const same = await samePair(service.port, feed, turns);
      const plain = await samePair(port, feed, turns);
      smallest ??= { size, same };
      figures.push({
        row: `search-${size}`,
        title: `search of ${feed.pair.departures} departures in ${size.toLocaleString('en-US')} stop times, one client`,
        unit: 'ms',
        judged: null,
        ours: same,
        floor: plain,
        ratio: same / plain,
        note: `${(same / smallest.same).toFixed(2)} x the one in ${smallest.size.toLocaleString('en-US')} stop times`,
      });
      if (size === sizes.at(-1)) {
        const empty = await emptyStartMb(await newDatabase(postgres.url, 'empty'));
        figures.push(...(await large(service, port, feed, empty, scale)));
      }
      await Promise.all([service.stop(), least.stop()]);
    }
    return figures;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function large(
  service: Awaited<ReturnType<typeof startTripProcess>>,
  floorPort: number,
  feed: BigFeed,
  emptyMb: number,
  { saleDays, firstDays, clients, warmUpMs, roundMs }: Searches,
): Promise<Figure[]> {
  const { pairs, places, stopTimes } = feed;
  const randomSearch = (client: number): Ask => {
    const next = dice(client);
    return ({ get }) => {
      const { from, to } = pairs[next(pairs.length)] ?? { from: 0, to: 1 };
      return get(searchOf(from, to, day(1 + next(saleDays - 1))));
    };
  };
  const randomMonth = (client: number): Ask => {
    const next = dice(client);
    return ({ post }) => {
      const { from, to } = pairs[next(pairs.length)] ?? { from: 0, to: 1 };
      return post('/trip-api/trip/search/dates', {}, monthOf(from, to, 1 + next(saleDays - 31)));
    };
  };
  const { first, tenth } = await firstAndTenth(service.port, feed, firstDays);
  const held = await others(service.port, browse(service.port, feed, saleDays));
  const { now: residentMb } = memoryOf(service.child.pid);
  for (const port of [service.port, floorPort]) await underLoad(port, clients, warmUpMs, randomSearch);
  const ours = await underLoad(service.port, clients, roundMs, randomSearch);
  const floor = await underLoad(floorPort, clients, roundMs, randomSearch);
  await underLoad(service.port, clients, warmUpMs, randomMonth);
  const months = await underLoad(service.port, clients, roundMs, randomMonth);
  const [oursP95, floorP95] = [percentile(ours, 0.95), percentile(floor, 0.95)];
  return [
    {
      row: 'search',
      title: `search p95, ${clients} clients, ${stopTimes.toLocaleString('en-US')} stop times, ${places.toLocaleString('en-US')} places`,
      unit: 'ms',
      judged: 'ours',
      ours: oursP95,
      floor: floorP95,
      ratio: oursP95 / floorP95,
      note: `${Math.round((ours.length / roundMs) * 1000)} searches/s, the SQL statement ${Math.round((floor.length / roundMs) * 1000)}/s`,
    },
    {
      row: 'search-first',
      title: 'first search of a day beside the tenth',
      unit: 'ms',
      judged: 'ratio',
      ours: first,
      floor: tenth,
      ratio: first / tenth,
    },
    {
      row: 'search-held',
      title: `longest wait of another request while one client browses ${saleDays} days`,
      unit: 'ms',
      judged: 'ours',
      ours: held.reduce((a, b) => Math.max(a, b), 0),
      floor: null,
      ratio: null,
      note: `p99 ${percentile(held, 0.99).toFixed(1)} ms of ${held.length} requests`,
    },
    {
      row: 'search-memory',
      title: `memory above an empty start after ${saleDays} days browsed`,
      unit: 'MB',
      judged: 'ours',
      ours: residentMb - emptyMb,
      floor: null,
      ratio: null,
      note: `${Math.round(residentMb)} MB resident, ${Math.round(emptyMb)} MB with the demo network`,
    },
    {
      row: 'search-month',
      title: `prices of a month p95, ${clients} clients`,
      unit: 'ms',
      judged: 'ours',
      ours: percentile(months, 0.95),
      floor: null,
      ratio: null,
      note: `${Math.round((months.length / roundMs) * 1000)} months/s`,
    },
  ];
}
