import { setTimeout as pause } from 'node:timers/promises';
import mqtt from 'mqtt';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { startBalancer } from './support/balancer.ts';
import { ask } from './support/httpClient.ts';
import { newShopper } from './support/shopper.ts';
import { sharingEnv, startWholeProcess } from './support/wholeProcess.ts';

const shoppers = 6;
/** Delay of the bank, so that payments run at every moment. */
const bankDelayMs = 150;
/** Milliseconds after which a process is killed. */
const limitMs = 10_000;

/** An open map, whose socket must not keep a process alive. */
async function openLiveSocket(port: number): Promise<void> {
  const { body } = await ask<{ data: { ticket: string; clientId: string } }>(port, 'GET', '/seat/map/access-token');
  const { ticket, clientId } = body.data;
  const options = { protocolVersion: 4, clientId, username: clientId, password: ticket, reconnectPeriod: 0 } as const;
  await mqtt.connectAsync(`ws://127.0.0.1:${port}/mqtt`, options);
}

await fault('payments at SIGTERM', async ({ short }) => {
  const ends = short ? 1 : 12;
  const postgres = await startPostgres();
  const ports = await Promise.all([0, 1].map(async () => ({ shop: await freePort(), sandbox: await freePort() })));
  const shop = await startBalancer(ports.map((port) => ({ port: port.shop, healthPort: port.shop })));
  const sandboxes = ports.map((port) => ({ port: port.sandbox, healthPort: port.shop }));
  const bank = await startBalancer(sandboxes, bankDelayMs);
  const sandbox = await startBalancer(sandboxes);
  const start = (place: number) => startWholeProcess(sharingEnv(ports[place], postgres.url, bank.port));
  // The first start creates the tables and the demo network for both.
  const processes = [await start(0), await start(1)];
  const wrong: string[] = [];
  let paid = 0;
  let slowest = 0;
  let isBuying = true;
  try {
    const buyers = await Promise.all(
      Array.from({ length: shoppers }, () => newShopper(`http://127.0.0.1:${shop.port}`, `http://127.0.0.1:${sandbox.port}`)),
    );
    const buying = buyers.map(async (buyer) => {
      while (isBuying) {
        const { status, body } = await buyer.pay(await buyer.fillCart(), '4242424242424242');
        if (status === 200 && body.responsePayment.status === 'AUTHORISED') paid += 1;
        else wrong.push(`a payment is answered ${status} ${JSON.stringify(body)}`);
      }
    });
    const bought = Promise.all(buying).catch((error: unknown) => wrong.push(String(error)));
    for (let end = 0; end < ends; end += 1) {
      const place = end % 2;
      await openLiveSocket(ports[place]?.shop ?? 0);
      await pause(700);
      slowest = Math.max(slowest, (await processes[place]?.end(limitMs)) ?? 0);
      if (end < ends - 1) processes[place] = await start(place);
    }
    await pause(300);
    isBuying = false;
    await bought;
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from payment.payment group by state',
    );
    await client.end();
    if (rows.some(({ state, count }) => state !== 'paid' || count !== paid)) wrong.push(`${paid} paid, but ${JSON.stringify(rows)}`);
  } finally {
    for (const { close } of [shop, bank, sandbox]) close();
    await Promise.all(processes.map((process) => process.end(limitMs)));
    await postgres.stop();
  }
  if (slowest >= limitMs) wrong.push('a process did not end');
  wrong.push(...shop.lost, ...bank.lost);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `${ends} SIGTERM during ${paid} payments on two processes: 0 of ${shop.served()} requests lost, gone after ${(slowest / 1000).toFixed(1)} s`;
});
