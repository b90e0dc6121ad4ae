import { join } from 'node:path';
import { sql } from 'kysely';
import { schemas } from '../../scripts/schema.ts';
import { type Migrations, migrate, openPostgres } from '../../services/shared/db.ts';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { previousTree } from './support/previousTree.ts';
import { newShopper } from './support/shopper.ts';
import { sharingEnv, startWholeProcess, type WholeProcess } from './support/wholeProcess.ts';

const limitMs = 20_000;

/** A migration that gives each table of a schema one more column. */
const wider = (schema: string): Migrations => ({
  '999-wider': {
    async up(on) {
      const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = ${schema}`.execute(on);
      for (const { name } of tables.rows) await sql.raw(`alter table ${schema}.${name} add column one_more integer default 1`).execute(on);
    },
  },
});

/** docs/operations.md, "Migrations": the previous release sells while this one migrates, and on its schema. */
await fault('the previous release on the schema of this one', async ({ short }) => {
  const enough = short ? 2 : 30;
  const previous = previousTree();
  const postgres = await startPostgres();
  const ports = await Promise.all([0, 1, 2].map(async () => ({ shop: await freePort(), sandbox: await freePort() })));
  const bank = ports[0]?.sandbox ?? 0;
  const envOf = (place: number) => sharingEnv(ports[place], postgres.url, bank);
  const running: WholeProcess[] = [];
  const db = openPostgres(postgres.url, 4);
  const wrong: string[] = [];
  const paid = [0, 0, 0];
  let isOpen = true;
  const sell = async (place: number): Promise<void> => {
    const shopper = await newShopper(`http://127.0.0.1:${ports[place]?.shop}`, `http://127.0.0.1:${ports[place]?.sandbox}`);
    while (isOpen) {
      const { status, body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
      if (status !== 200 || body.responsePayment.status !== 'AUTHORISED') throw new Error(`answered ${status} ${JSON.stringify(body)}`);
      paid[place] = (paid[place] ?? 0) + 1;
    }
  };
  const selling: Promise<void>[] = [];
  const open = (place: number): void =>
    void selling.push(sell(place).catch((error: unknown) => void wrong.push(`process ${place}: ${String(error)}`)));
  /** Waits until each of these has sold so many more. */
  const until = async (places: readonly number[]): Promise<void> => {
    const goal = places.map((place) => (paid[place] ?? 0) + enough);
    while (wrong.length === 0 && places.some((place, index) => (paid[place] ?? 0) < (goal[index] ?? 0)))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  try {
    running.push(await startWholeProcess(envOf(0), [process.execPath, join(previous.folder, 'tests/faults/support/servicesProcess.ts')]));
    open(0);
    open(0);
    await until([0]);
    running.push(...(await Promise.all([1, 2].map((place) => startWholeProcess(envOf(place))))));
    open(1);
    await until([0, 1]);
    for (const { schema, migrations } of schemas)
      await Promise.all([1, 2].map(() => migrate(db, schema, { ...migrations, ...wider(schema) })));
    const sold = [...paid];
    await until([0, 1]);
    isOpen = false;
    await Promise.all(selling);
    const [tickets] = await db.query<{ count: number }>("select count(*)::int as count from trip.cart_ticket where status = 'issued'");
    const all = paid.reduce((sum, count) => sum + count);
    if (tickets?.count !== all) wrong.push(`${all} paid, but ${tickets?.count ?? 0} tickets`);
    if (wrong.length > 0) throw new Error([...wrong, ...running.map(({ log }) => log())].join('\n').slice(0, 4000));
    return `${previous.commit} sold ${sold[0] ?? 0} tickets while two processes of this release migrated and each table got a column, and ${(paid[0] ?? 0) - (sold[0] ?? 0)} after it: 0 refused`;
  } finally {
    isOpen = false;
    await Promise.all(running.map((process) => process.end(limitMs)));
    await db.close();
    await postgres.stop();
    previous.remove();
  }
});
