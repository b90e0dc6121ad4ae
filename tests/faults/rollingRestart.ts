import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { components } from '../../openapi/types/trip.ts';
import { fault } from '../support/fault.ts';
import { newHolder } from '../support/holders.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { legsOf, mapPath } from '../support/trip.ts';
import { startBalancer } from './support/balancer.ts';
import { ask } from './support/httpClient.ts';
import { newShopper } from './support/shopper.ts';
import { sharingEnv, shippedCommand, startWholeProcess } from './support/wholeProcess.ts';

type Schemas = components['schemas'];

const shoppers = 3;
const readers = 4;
/** Milliseconds between two requests of a reader, so that the machine is busy and not full. */
const readerPauseMs = 10;
const limitMs = 20_000;

await fault('two processes restarted one after the other under load', async ({ short }) => {
  const rounds = short ? 1 : 10;
  const postgres = await startPostgres();
  const ports = await Promise.all([0, 1].map(async () => ({ shop: await freePort(), sandbox: await freePort() })));
  const shop = await startBalancer(ports.map((port) => ({ port: port.shop, healthPort: port.shop })));
  const sandbox = await startBalancer(ports.map((port) => ({ port: port.sandbox, healthPort: port.shop })));
  const start = (place: number) => startWholeProcess(sharingEnv(ports[place], postgres.url, sandbox.port), shippedCommand());
  const processes = [await start(0), await start(1)];
  const wrong: string[] = [];
  const counts = { restarts: 0, paid: 0, tickets: 0 };
  let isOpen = true;
  const isHealthy = async (place: number): Promise<boolean> => (await fetch(`http://127.0.0.1:${ports[place]?.shop}/healthz`)).ok;

  const departureDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const searchPath = `/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'SLP', departureDate })}`;
  const read = async (place: number): Promise<void> => {
    while (isOpen) {
      const { oneWayTrips } = (await ask<Schemas['TripSearch']>(shop.port, 'GET', searchPath)).body;
      const offer = oneWayTrips[place % oneWayTrips.length];
      if (offer === undefined) throw new Error(`no trip on ${departureDate}`);
      await ask(shop.port, 'GET', mapPath(offer));
      const claim = { headers: { holder: newHolder() }, body: { run: legsOf(offer), seatIds: [String(1 + place)] } };
      for (const verb of ['select', 'unselect']) await ask(shop.port, 'POST', `/seat/${verb}`, claim);
      await pause(readerPauseMs);
    }
  };
  try {
    const urls = [`http://127.0.0.1:${shop.port}`, `http://127.0.0.1:${sandbox.port}`] as const;
    const buyers = await Promise.all(Array.from({ length: shoppers }, () => newShopper(...urls)));
    const buy = async (buyer: (typeof buyers)[number]): Promise<void> => {
      while (isOpen) {
        const { status, body } = await buyer.pay(await buyer.fillCart(), '4242424242424242');
        if (status === 200 && body.responsePayment.status === 'AUTHORISED') counts.paid += 1;
        else wrong.push(`a payment is answered ${status} ${JSON.stringify(body)}`);
      }
    };
    const work = [...buyers.map(buy), ...Array.from({ length: readers }, (_, place) => read(place))];
    const worked = Promise.all(work).catch((error: unknown) => wrong.push(String(error)));
    await pause(500);
    for (let restart = 0; restart < rounds * 2; restart += 1) {
      const place = restart % 2;
      const took = (await processes[place]?.end(limitMs)) ?? 0;
      if (took >= limitMs) wrong.push('a process did not end');
      processes[place] = await start(place);
      if (!(await isHealthy(place))) wrong.push('a process that says it is ready is not healthy');
      counts.restarts += 1;
      // The proxy finds the new process before the other one ends.
      await pause(300);
    }
    isOpen = false;
    await worked;
    const client = new pg.Client({ connectionString: postgres.url });
    // A failed statement must not end the script before its servers end.
    client.on('error', () => undefined);
    await client.connect();
    const { rows: payments } = await client.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from payment.payment group by state',
    );
    const { rows: tickets } = await client.query<{ count: number }>(
      "select count(*)::int as count from trip.cart_ticket where status = 'issued'",
    );
    await client.end();
    counts.tickets = tickets[0]?.count ?? 0;
    if (payments.some(({ state, count }) => state !== 'paid' || count !== counts.paid))
      wrong.push(`${counts.paid} paid, but ${JSON.stringify(payments)}`);
    if (counts.tickets !== counts.paid) wrong.push(`${counts.paid} paid, but ${counts.tickets} tickets`);
    if (counts.paid === 0) wrong.push('nobody bought');
  } finally {
    isOpen = false;
    await Promise.all(processes.map((process) => process.end(limitMs)));
    for (const { close } of [shop, sandbox]) close();
    await postgres.stop();
  }
  wrong.push(...shop.lost, ...sandbox.lost);
  if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'));
  return `${counts.restarts} restarts under load: 0 of ${shop.served()} requests failed, 0 of ${counts.paid} purchases lost`;
});
