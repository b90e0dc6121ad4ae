import { readFileSync } from 'node:fs';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { newHolder } from '../support/holders.ts';
import { legsOf } from '../support/trip.ts';
import { ask, offersIn } from './support/httpClient.ts';
import { newShopper } from './support/shopper.ts';
import { sharingEnv, startWholeProcess, type WholeProcess } from './support/wholeProcess.ts';

const limitMs = 20_000;
const statements = readFileSync(new URL('../../docs/operations/partition-claims.sql', import.meta.url), 'utf8');

/** docs/operations/partition-claims.sql on a shop that has sold: what was sold stays sold, and the shop sells on. */
await fault('claims divided into partitions', async ({ short }) => {
  const rounds = short ? 3 : 40;
  const postgres = await startPostgres();
  const db = new pg.Client({ connectionString: postgres.url });
  const ports = { shop: await freePort(), sandbox: await freePort() };
  const start = (): Promise<WholeProcess> => startWholeProcess(sharingEnv(ports, postgres.url, ports.sandbox));
  const count = async (what: string): Promise<number> =>
    Number((await db.query<{ count: string }>(`select count(*) from ${what}`)).rows[0]?.count);
  const sell = async (): Promise<void> => {
    const shopper = await newShopper(`http://127.0.0.1:${ports.shop}`, `http://127.0.0.1:${ports.sandbox}`);
    for (let round = 0; round < rounds; round += 1) {
      const { status } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
      if (status !== 200) throw new Error(`a payment is answered ${status}`);
    }
  };
  let shop = await start();
  try {
    await db.connect();
    await sell();
    await shop.end(limitMs);
    const [claims, sold] = [await count('trip.claim'), await count("trip.claim where kind = 'sold' and cart_id is not null")];
    await db.query(statements);
    if ((await count('trip.claim')) !== claims) throw new Error('claims were lost');
    shop = await start();
    await sell();
    const more = (await count("trip.claim where kind = 'sold' and cart_id is not null")) - sold;
    if (more !== rounds) throw new Error(`${rounds} paid, but ${more} seats sold`);
    // Ten browsers want one seat of a whole run at once.
    const run = legsOf((await offersIn(ports.shop, 9))[0]);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const claim = { headers: { holder: newHolder() }, body: { run, seatIds: ['3'] } };
        return (await ask(ports.shop, 'POST', '/seat/select', claim)).status;
      }),
    );
    const won = statuses.filter((status) => status === 200).length;
    if (won > 1 || statuses.some((status) => status >= 500)) throw new Error(`one seat is answered ${statuses.join(', ')}`);
    const { rows: parts } = await db.query("select 1 from pg_inherits where inhparent = 'trip.claim'::regclass");
    return `${claims} claims moved into ${parts.length} partitions, ${sold} sold before and ${more} after, one seat of ten browsers given ${won} time`;
  } finally {
    await db.end().catch(() => undefined);
    await shop.end(limitMs);
    await postgres.stop();
  }
});
