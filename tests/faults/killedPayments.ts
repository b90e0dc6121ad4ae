import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { rowDisagreements } from './support/checkBooks.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { stripeMethod } from '../support/stripeCard.ts';
import { newShopper, type Shopper } from './support/shopper.ts';
import { startWorld, type World } from './support/world.ts';

/** The crash points of the payment saga, each with a card that reaches it. */
const points: readonly (readonly [point: string, card: string, before?: (world: World, cartId: string) => Promise<void>])[] = [
  ['payment-created', '4242424242424242'],
  ['hold-extended', '4242424242424242'],
  ['before-bank', '4242424242424242'],
  ['bank-begun', '4242424242424242'],
  ['bank-cancelled', '4242424242424242'],
  ['bank-answered', '4242424242424242'],
  ['bank-saved', '4242424242424242'],
  ['tickets-confirmed', '4242424242424242'],
  ['tickets-saved', '4242424242424242'],
  ['captured', '4242424242424242'],
  ['hold-released', '4000000000000002'],
  ['refund-asked', '4242424242424242', loseSeats],
];

/** Releases the seats while the bank is asked, so the charge cannot lead to tickets. */
async function loseSeats(world: World, cartId: string): Promise<void> {
  await world.db.query("update trip.cart set status = 'released' where id = $1", [cartId]);
  await world.db.query('delete from trip.claim where cart_id = $1', [cartId]);
}

interface Row extends Record<string, unknown> {
  id: string;
  cart_id: string;
  state: string;
  amount: number;
  waiting: boolean;
}

/** The steps at which Stripe differs: an intent is created, stored and confirmed, and our payment is found by its id. */
const ofStripe = new Set(['before-bank', 'bank-begun', 'bank-cancelled', 'bank-answered', 'captured', 'refund-asked']);

/** Pays with a card as the bank's key or fields make it. */
async function payAt(
  { config: { stripe, sandboxUrl } }: World,
  shopper: Shopper,
  cart: { cartId: string; amount: number },
  number: string,
) {
  if (stripe === undefined) return shopper.pay(cart, number);
  const { payment, ...body } = await shopper.cardBody(cart, number);
  const card = { ccnumber: await stripeMethod(sandboxUrl, number, '123'), cvv: null };
  return shopper.call('POST', '/payment-api/payment', { ...body, payment: { ...Object(payment), ...card } });
}

/** What each payment was charged in the end, by our ids. */
async function booksOf(world: World): Promise<ReadonlyMap<string, number>> {
  const books = await world.books();
  if (world.config.stripe === undefined) return books;
  const intents = await world.db.query<{ id: string; payment: string }>(
    `select id, body -> 'metadata' ->> 'payment_id' as payment from sandbox.stripe_object where id like 'pi%'`,
  );
  return new Map(intents.map(({ id, payment }) => [payment, books.get(id) ?? 0]));
}

/** kill -9 at each step; afterwards charges = tickets. */
async function killedAtEachStep(
  rounds: number,
  stripe: boolean,
): Promise<{ kills: number; payments: number; wrong: string[]; slowest: number }> {
  const world = await startWorld({ runs: true, payment: false, realTrip: true, stripe });
  const postgres = hasPostgres() ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'anden-payments-'));
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const port = await freePort();
  const start = (crashAt?: string) => startPaymentProcess(world.config, { port, database, ...(crashAt === undefined ? {} : { crashAt }) });
  const wrong: string[] = [];
  let kills = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const shopper = await newShopper(world.config.publicUrl, world.config.sandboxUrl, `http://127.0.0.1:${port}`);
      for (const [point, card, before] of points.filter(([name]) => (stripe ? ofStripe.has(name) : name !== 'bank-begun'))) {
        // A crash during recovery needs a payment that was interrupted before.
        if (point === 'bank-cancelled') {
          const first = await start('before-bank');
          await payAt(world, shopper, await shopper.fillCart(), card).catch(() => undefined);
          await first.gone;
        }
        const doomed = await start(point);
        const cart = await shopper.fillCart();
        // The seats are lost between the check of the cart and the tickets, so the payment must be in progress.
        const paying = payAt(world, shopper, cart, before ? '4000999300000010' : card).catch(() => undefined);
        if (before) {
          await paying;
          await before(world, cart.cartId);
        }
        const ended = await Promise.race([doomed.gone, pause(30_000).then(() => 'alive' as const)]);
        await paying;
        if (ended === 'SIGKILL') kills += 1;
        else {
          wrong.push(`${point} did not kill the process (${String(ended)}) ${doomed.output()}`);
          await doomed.kill();
        }
      }
    }
    const survivor = await start();
    const restarted = performance.now();
    const rows = await settledRows(postgres?.url, folder, survivor.kill, restarted);
    const orders = new Set(
      (await world.db.query<{ payment_id: string }>('select payment_id from trip.ticket_order')).map((row) => row.payment_id),
    );
    const books = await booksOf(world);
    wrong.push(...rowDisagreements(rows, books, orders));
    for (const [paid, charged] of books)
      if (charged > 0 && !rows.some((row) => row.id === paid)) wrong.push(`${paid} is charged and nobody knows it`);
    return { kills, payments: rows.length, wrong, slowest: (performance.now() - restarted) / 1000 };
  } finally {
    await world.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until all payments are final, at most 60 s. The embedded database can be read only after its process has ended. */
async function settledRows(url: string | undefined, folder: string, kill: () => Promise<void>, since: number): Promise<Row[]> {
  const text = `select id, cart_id, state, amount::float8 as amount, state not in ('paid', 'refused', 'refunded') or release is not null as waiting from payment.payment`;
  if (url === undefined) {
    await pause(20_000);
    await kill();
    const { openEmbedded } = await import('../../services/shared/db.ts');
    const db = await openEmbedded(join(folder, 'db'));
    const rows = await db.query<Row>(text);
    await db.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<Row>(text);
      if (!rows.some((row) => row.waiting) || performance.now() - since > 60_000) return rows;
      await pause(200);
    }
  } finally {
    await client.end();
    await kill();
  }
}

await fault('killed payments', async ({ short }) => {
  const results: string[] = [];
  for (const stripe of [false, true]) {
    const { kills, payments, wrong, slowest } = await killedAtEachStep(short ? 1 : 20, stripe);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    results.push(
      `${stripe ? 'Stripe' : 'the bank'}: killed ${kills} times, ${payments} payments, settled ${slowest.toFixed(1)} s after the restart`,
    );
  }
  return `charges = tickets. ${results.join('; ')}`;
});
