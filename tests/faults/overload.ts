import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../openapi/types/trip.ts';
import { percentile } from '../bench/arithmetic.ts';
import { fault } from '../support/fault.ts';
import { newHolder } from '../support/holders.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf, mapPath } from '../support/trip.ts';
import { ask } from './support/httpClient.ts';
import { type Ask, closedLoad, openLoad } from './support/openLoad.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

type Schemas = components['schemas'];

const clients = 32;
/** The crowd, beside what the service can do. */
const crowd = 4;
const leastGood = 0.8;
const mostMs = 1000;
const shoppers = 2;

/** Six searches, three maps and a claim or its release in ten requests. */
function mixOf(searchPath: string, offers: Schemas['TripSearch']['oneWayTrips']): () => Ask {
  let turn = 0;
  const claimed: Ask[] = [];
  const maps = offers.map((offer) => `/trip-api${mapPath(offer)}`);
  const legs = offers.map(legsOf);
  return () => {
    turn += 1;
    const place = turn % offers.length;
    if (turn % 10 < 6) return ({ get }) => get(searchPath);
    if (turn % 10 < 9) return ({ get }) => get(maps[place] ?? '');
    const release = claimed.shift();
    if (release !== undefined) return release;
    const headers = { holder: newHolder(), 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ run: legs[place], seatIds: [String(1 + (turn % 40))] });
    return async ({ post }) => {
      const status = await post('/trip-api/seat/select', headers, body);
      const again = { ...headers, 'idempotency-key': randomUUID() };
      if (status === 200) claimed.push(({ post: ask }) => ask('/trip-api/seat/unselect', again, body));
      return status;
    };
  };
}

/** Buys until the crowd is gone. Before a cart exists a refused step is repeated, as a traveller would; a cart must be paid at the first try. */
async function buy(shopper: Shopper, until: AbortSignal): Promise<{ carts: number; paid: number }> {
  const counts = { carts: 0, paid: 0 };
  while (!until.aborted) {
    const cart = await shopper.fillCart().catch(async (error: unknown) => {
      if (!String(error).includes(' 503 ')) throw error;
      await pause(300);
    });
    if (cart === undefined) continue;
    counts.carts += 1;
    const { status, body } = await shopper.pay(cart, '4242424242424242');
    if (status === 200 && body.responsePayment.status === 'AUTHORISED') counts.paid += 1;
  }
  return counts;
}

await fault('[check 31] a crowd of four times what the shop can serve', async ({ short }) => {
  const postgres = await startPostgres({ durable: true });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const service = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    VALIDATE_RESPONSES: '',
    ...noLimitsEnv,
  });
  try {
    const departureDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate });
    const { oneWayTrips } = (await ask<Schemas['TripSearch']>(port, 'GET', `/trip?${query}`)).body;
    if (oneWayTrips.length === 0) throw new Error(`no trip on ${departureDate}`);
    const next = mixOf(`/trip-api/trip?${query}`, oneWayTrips);
    const url = `http://127.0.0.1:${port}`;
    const buyers = await Promise.all(Array.from({ length: shoppers }, () => newShopper(url, `http://127.0.0.1:${sandboxPort}`)));

    await closedLoad(port, clients, short ? 1000 : 5000, next);
    const peak = await closedLoad(port, clients, short ? 2000 : 20_000, next);
    const peakRate = peak.good.length / peak.seconds;
    const gone = new AbortController();
    const buying = Promise.all(buyers.map((buyer) => buy(buyer, gone.signal)));
    const load = await openLoad(port, crowd * peakRate, short ? 4000 : 60_000, next);
    gone.abort();
    const bought = await buying;
    const healthy = (await fetch(`${url}/healthz`)).status;

    const goodRate = load.good.length / load.seconds;
    const p99 = percentile(load.good, 0.99);
    const carts = bought.reduce((sum, one) => sum + one.carts, 0);
    const paid = bought.reduce((sum, one) => sum + one.paid, 0);
    const told =
      `${Math.round(load.asked / load.seconds)} requests/s for ${Math.round(load.seconds)} s, ${Math.round(peakRate)} at the peak: ` +
      `${Math.round((100 * goodRate) / peakRate)} % of the peak answered well, p99 ${Math.round(p99)} ms, ` +
      `${Math.round((100 * load.shed) / load.asked)} % told to wait, ${carts - paid} of ${carts} carts lost, ${load.wrong.length} other answers`;
    if (load.shed === 0 || load.wrong.length > 0 || paid < carts || healthy !== 200) throw new Error(`${told} ${load.wrong[0] ?? ''}`);
    if (!short && (goodRate < leastGood * peakRate || p99 > mostMs)) throw new Error(told);
    return told;
  } finally {
    await service.end(10_000);
    await postgres.stop();
  }
});
