import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { noLimitsEnv } from '../support/noLimits.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { findProgram, MissingProgram } from '../support/serverPrograms.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { startWholeProcess } from './support/wholeProcess.ts';

const run = promisify(execFile);
const limitMs = 20_000;
const places = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin'];

function programs(): { dump: string; restore: string } {
  const [dump, restore] = ['pg_dump', 'pg_restore'].map((name) => findProgram(name, places));
  if (dump === undefined || restore === undefined) throw new MissingProgram('pg_dump and pg_restore were not found');
  return { dump, restore };
}

/** Answers the challenge of a payment at the bank. */
async function answer(url: string): Promise<void> {
  const response = await fetch(`${url}/answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: '1234' }),
  });
  if (!response.ok) throw new Error(`the bank answers ${response.status}`);
}

/** Buys until `isOver`, so that the copy is made of a shop that sells. */
async function keepBuying(shopper: Shopper, isOver: () => boolean): Promise<void> {
  while (!isOver()) await shopper.pay(await shopper.fillCart(), '4242424242424242');
}

/** The commands of docs/operations.md, "Backup", while the shop sells; then a shop on the restored database. */
await fault('restored from a copy of a selling shop', async ({ short }) => {
  const { dump, restore } = programs();
  const postgres = await startPostgres();
  const restored = new URL(postgres.url);
  restored.pathname = '/restored';
  const folder = await mkdtemp(join(tmpdir(), 'anden-restore-'));
  const file = join(folder, 'anden.dump');
  const [shopPort, sandboxPort] = [await freePort(), await freePort()];
  const start = (database: string) =>
    startWholeProcess({ PORT: String(shopPort), SANDBOX_PORT: String(sandboxPort), DATABASE_URL: database, ...noLimitsEnv });
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const shopper = () => newShopper(`http://127.0.0.1:${shopPort}`, sandboxUrl);
  const db = new pg.Client({ connectionString: restored.href });
  let shop = await start(postgres.url);
  try {
    const [paying, waiting, other] = [await shopper(), await shopper(), await shopper()];
    const sold = await paying.fillCart();
    const paid = await paying.pay(sold, '4242424242424242');
    const cart = await waiting.fillCart();
    const { id, challenge } = (await waiting.pay(cart, '4000002500003155')).body.responsePayment;
    if (challenge === undefined || challenge === null) throw new Error('the bank asks for no code');

    let isCopied = false;
    const buying = Promise.all(Array.from({ length: short ? 1 : 4 }, async () => keepBuying(await shopper(), () => isCopied)));
    const started = performance.now();
    await run(dump, ['--format=custom', `--file=${file}`, postgres.url]);
    const dumped = performance.now();
    isCopied = true;
    await buying;
    await shop.end(limitMs);
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database restored');
    await admin.end();
    const begun = performance.now();
    await run(restore, ['--no-owner', '--dbname', restored.href, file]);
    const ready = performance.now();
    shop = await start(restored.href);

    // The sold seat stays sold, its buyer reads the payment, and the open one goes on at the bank.
    await paying.until(paid.body.responsePayment.id, ['AUTHORISED']);
    await answer(challenge.url);
    await waiting.until(id, ['AUTHORISED']);
    const again = await other.pay(await other.fillCart(), '4242424242424242');
    if (again.status !== 200) throw new Error(`the restored shop sells nothing: ${again.status}`);

    await db.connect();
    const { rows: open } = await db.query<{ id: string; state: string }>("select id, state from payment.payment where state <> 'paid'");
    const { rows: double } = await db.query(
      'select 1 from trip.claim a join trip.claim b on a.run_id = b.run_id and a.seat = b.seat and a.id < b.id and a.legs && b.legs',
    );
    const { rows: apart } = await db.query(
      `select p.id from payment.payment p full join trip.ticket_order o on o.payment_id = p.id
       where p.state = 'paid' and o.payment_id is null or p.id is null`,
    );
    const [bought] = (await db.query<{ count: number }>('select count(*)::int as count from trip.ticket_order')).rows;
    if (double.length > 0 || apart.length > 0) throw new Error(`${double.length} seats sold twice, ${apart.length} payments without order`);
    return (
      `copied in ${Math.round(dumped - started)} ms, restored in ${Math.round(ready - begun)} ms; the open payment was finished, ` +
      `${bought?.count ?? 0} orders with their payments, ${open.length} not paid, no seat twice`
    );
  } finally {
    await db.end().catch(() => undefined);
    await shop.end(limitMs);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
