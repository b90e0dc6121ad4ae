import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/arithmetic.ts';
import { fault } from '../support/fault.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { closedLoad, openLoad } from './support/openLoad.ts';
import { mixOn } from './support/trafficMix.ts';
import { newShopper, type PaymentAnswer, type Shopper } from './support/shopper.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

const clients = 32;
/** The crowd, beside what the service can do. */
const crowd = 4;
const leastGood = 0.8;
const mostMs = 1000;
const shoppers = 2;
/** What a commit waits for a slow disk. */
const slowFlushMs = 50;

/** Why the payment did not end authorised, if it did not. */
async function endOf(shopper: Shopper, { responsePayment: { status, id } }: PaymentAnswer): Promise<string | undefined> {
  if (status === 'AUTHORISED') return undefined;
  return shopper.until(id, ['AUTHORISED']).then(
    () => undefined,
    (error: unknown) => `${status}, then ${String(error)}`,
  );
}

/**
 * Buys until the crowd is gone. Before a cart exists a refused step is repeated, as a traveller would; a cart must be paid at the first try,
 * and a payment whose answer is still open is polled, as the shop does. Returns why each lost cart was lost.
 */
async function buy(shopper: Shopper, until: AbortSignal): Promise<{ carts: number; lost: readonly string[] }> {
  const lost: string[] = [];
  let carts = 0;
  while (!until.aborted) {
    const cart = await shopper.fillCart().catch(async (error: unknown) => {
      if (!String(error).includes(' 503 ')) throw error;
      await pause(300);
    });
    if (cart === undefined) continue;
    carts += 1;
    const { status, body } = await shopper.pay(cart, '4242424242424242');
    const reason = status === 200 ? await endOf(shopper, body) : `${status} ${body.code ?? ''}`;
    if (reason !== undefined) lost.push(reason);
  }
  return { carts, lost };
}

/** A crowd at a shop whose disk takes `flushMs` longer for each commit. The peak is measured before and after it, because a machine changes. */
async function meetCrowd(short: boolean, flushMs: number) {
  const postgres = await startPostgres({ settings: { commit_siblings: '0', commit_delay: String(1000 * flushMs) } });
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
    const peakRate = async (): Promise<number> => {
      const { good, seconds } = await closedLoad(port, clients, short ? 1000 : 10_000, next);
      return good.length / seconds;
    };

    await closedLoad(port, clients, short ? 1000 : 5000, next);
    const before = await peakRate();
    const gone = new AbortController();
    const buying = Promise.all(buyers.map((buyer) => buy(buyer, gone.signal)));
    const load = await openLoad(port, crowd * before, short ? 4000 : 60_000, next);
    gone.abort();
    const bought = await buying;
    const healthy = (await fetch(`${url}/healthz`)).status === 200;
    const peak = (before + (await peakRate())) / 2;

    const share = load.good.length / load.seconds / peak;
    const p99 = percentile(load.good, 0.99);
    const carts = bought.reduce((sum, one) => sum + one.carts, 0);
    const lost = bought.flatMap((one) => one.lost);
    const figure =
      `flush + ${flushMs} ms: ${Math.round(load.asked / load.seconds)} requests/s for ${Math.round(load.seconds)} s, ${Math.round(peak)} at the peak: ` +
      `${Math.round(100 * share)} % of the peak answered well, p99 ${Math.round(p99)} ms, ` +
      `${Math.round((100 * load.shed) / load.asked)} % told to wait, ${lost.length} of ${carts} carts lost, ${load.wrong.length} other answers`;
    if (load.shed === 0 || load.wrong.length > 0 || lost.length > 0 || !healthy)
      throw new Error([figure, load.wrong[0], ...lost].join(' '));
    if (!short && (share < leastGood || p99 > mostMs)) throw new Error(figure);
    return figure;
  } finally {
    await service.end(10_000);
    await postgres.stop();
  }
}

await fault('[check 31] a crowd of four times what the shop can serve', async ({ short }) => {
  const figures: string[] = [];
  for (const flushMs of short ? [slowFlushMs] : [0, slowFlushMs]) figures.push(await meetCrowd(short, flushMs));
  return figures.join('; ');
});
