import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/arithmetic.ts';
import { fault } from '../support/fault.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { closedLoad, openLoad } from './support/openLoad.ts';
import { mixOn } from './support/trafficMix.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

const clients = 32;
/** The crowd, beside what the service can do. */
const crowd = 4;
const leastGood = 0.8;
const mostMs = 1000;
const shoppers = 2;

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
  const postgres = await startPostgres();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const service = await startWholeProcess({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: postgres.url,
    VALIDATE_RESPONSES: '',
    ...noLimitsEnv,
  });
  try {
    const next = await mixOn(port);
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
    const figure =
      `${Math.round(load.asked / load.seconds)} requests/s for ${Math.round(load.seconds)} s, ${Math.round(peakRate)} at the peak: ` +
      `${Math.round((100 * goodRate) / peakRate)} % of the peak answered well, p99 ${Math.round(p99)} ms, ` +
      `${Math.round((100 * load.shed) / load.asked)} % told to wait, ${carts - paid} of ${carts} carts lost, ${load.wrong.length} other answers`;
    if (load.shed === 0 || load.wrong.length > 0 || paid < carts || healthy !== 200) throw new Error(`${figure} ${load.wrong[0] ?? ''}`);
    if (!short && (goodRate < leastGood * peakRate || p99 > mostMs)) throw new Error(figure);
    return figure;
  } finally {
    await service.end(10_000);
    await postgres.stop();
  }
});
