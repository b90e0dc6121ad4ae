import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../openapi/types/trip.ts';
import { percentile } from '../bench/arithmetic.ts';
import { fault } from '../support/fault.ts';
import { holderEnv, newHolder } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf, mapPath, seatsIn, type TripOffer } from '../support/trip.ts';
import { ask, type Reply } from './support/httpClient.ts';
import { type Ask, openLoad } from './support/openLoad.ts';
import { pipelined, type PipelinedCall } from './support/pipelined.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

type Schemas = components['schemas'];

const perSecond = 1000;
/** Keys of the strangers. Each may call 240 times a minute, so the limits answer soon. */
const strangers = 4;
const selectPath = '/trip-api/seat/select';
const strangersAddress = '198.51.100.9';
const buyersAddress = '203.0.113.7';
/** Milliseconds in which the limits must answer the flood. Before that it is a crowd like any other (`overload`). */
const limitedMs = 3000;
/** How much longer the slow steps of the buyer may take, in the long form. */
const mostTimes = 2;
/** Milliseconds between two rounds of the buyer, who would otherwise reach the limits of one address. */
const thinkingMs = 150;
/** Share of the buyer's steps that may be told to wait, because the strangers' calls come back as their limits refill. */
const mostWaited = 0.02;
/** Calls of one address at once, and the milliseconds for which they may hold the others, in the long form. */
const atOnce = 6000;
const mostHeldMs = 250;

/** Claims of a few strangers at one address for the seats of one bus. */
function flood(offer: TripOffer): () => { headers: Record<string, string>; body: string } {
  const keys = Array.from({ length: strangers }, newHolder);
  let turn = 0;
  return () => {
    turn += 1;
    const headers = { holder: keys[turn % strangers] ?? '', 'idempotency-key': randomUUID(), 'x-forwarded-for': strangersAddress };
    return { headers, body: JSON.stringify({ run: legsOf(offer), seatIds: [String(1 + (turn % 40))] }) };
  };
}

/** Claims of as many keys at one address, which no limit of a key stops. */
const burst = (offer: TripOffer): PipelinedCall[] =>
  Array.from({ length: atOnce }, (_, index) => ({
    path: selectPath,
    headers: { holder: newHolder(), 'idempotency-key': randomUUID(), 'x-forwarded-for': '198.51.100.77' },
    body: JSON.stringify({ run: legsOf(offer), seatIds: [String(1 + (index % 40))] }),
  }));

/** Calls as one of the strangers, until it is told to wait. Resolves with the seconds of its `Retry-After`; undefined after `ms`. */
async function untilTold(port: number, next: ReturnType<typeof flood>, ms: number): Promise<number | undefined> {
  for (const ends = performance.now() + ms; performance.now() < ends; await pause(100)) {
    const { headers, body } = next();
    const answer = await fetch(`http://127.0.0.1:${port}${selectPath}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status === 429 && seconds > 0) return seconds;
  }
  return undefined;
}

await fault('one buyer beside a flood of others', async ({ short }) => {
  const postgres = await startPostgres();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const service = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    TRUST_PROXY: '1',
    VALIDATE_RESPONSES: '',
    ...holderEnv,
  });
  try {
    const departureDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const searchPath = `/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate })}`;
    const address = { 'x-forwarded-for': buyersAddress };
    const [flooded, bus] = (await ask<Schemas['TripSearch']>(port, 'GET', searchPath)).body.oneWayTrips;
    if (flooded === undefined || bus === undefined) throw new Error(`no trips on ${departureDate}`);
    const refused: number[] = [];
    let waited = 0;

    /** Searches, opens the map, selects a seat and releases it, until the time is over. Returns the milliseconds of each step. */
    const buy = async (ms: number): Promise<number[]> => {
      const times: number[] = [];
      const timed = async <Body>(step: () => Promise<Reply<Body>>): Promise<Reply<Body>> => {
        const started = performance.now();
        const reply = await step();
        times.push(performance.now() - started);
        if (reply.status === 503) waited += 1;
        else if (reply.status !== 200) refused.push(reply.status);
        return reply;
      };
      const ends = performance.now() + ms;
      while (performance.now() < ends) {
        await timed(() => ask(port, 'GET', searchPath, { headers: address }));
        const map = await timed(() => ask<Schemas['SeatMapAnswer']>(port, 'GET', mapPath(bus), { headers: address }));
        const free = map.status === 200 ? seatsIn(map.body).find(({ state }) => state === 'free') : undefined;
        if (free === undefined) continue;
        const claim = { headers: { ...address, holder: newHolder() }, body: { run: legsOf(bus), seatIds: [free.id] } };
        for (const verb of ['select', 'unselect']) await timed(() => ask(port, 'POST', `/seat/${verb}`, claim));
        await pause(thinkingMs);
      }
      return times;
    };

    const ms = short ? 2000 : 20_000;
    await buy(short ? 1000 : 5000);
    const alone = percentile(await buy(ms), 0.95);
    const next = flood(flooded);
    const crowd = (): Ask => {
      const { headers, body } = next();
      return ({ post }) => post(selectPath, headers, body);
    };
    const flooding = openLoad(port, perSecond, limitedMs + ms, crowd);
    const wait = await untilTold(port, next, limitedMs);
    waited = 0;
    const times = await buy(ms);
    const load = await flooding;
    const beside = percentile(times, 0.95);
    const calls = burst(flooded);
    const [statuses, held] = await Promise.all([pipelined({ port, calls }), buy(short ? 1000 : 3000)]);
    const heldMs = Math.max(...held);
    const letThrough = atOnce - (statuses.get(429) ?? 0);
    const text =
      `${Math.round(load.asked / load.seconds)} requests/s of ${strangers} others: the buyer's p95 ${beside.toFixed(1)} ms, ` +
      `${alone.toFixed(1)} ms alone (${(beside / alone).toFixed(1)} x), ${waited} of ${times.length} steps told to wait; the others are told to wait ${wait} s; ` +
      `of ${atOnce} calls at once from one address ${letThrough} are let through, and the buyer's slowest step takes ${heldMs.toFixed(0)} ms`;
    if (wait === undefined || refused.length > 0 || load.wrong.length > 0)
      throw new Error(`${text} ${refused[0] ?? ''} ${load.wrong[0] ?? ''}`);
    if (!short && heldMs > alone + mostHeldMs) throw new Error(text);
    if (!short && (beside > mostTimes * alone || waited > mostWaited * times.length)) throw new Error(text);
    return text;
  } finally {
    await service.end(10_000);
    await postgres.stop();
  }
});
