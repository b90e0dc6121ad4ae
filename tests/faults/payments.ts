import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { disagreements } from './support/books.ts';
import { startLossyProxy } from './support/lossyProxy.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { newShopper } from './support/shopper.ts';
import { type PaymentAnswer, startWorld, type World } from './support/world.ts';

/** The named points of the payment saga, and a card that comes by. */
const points: readonly (readonly [point: string, card: string, before?: (world: World, cartId: string) => Promise<void>])[] = [
  ['payment-created', '4242424242424242'],
  ['hold-extended', '4242424242424242'],
  ['before-bank', '4242424242424242'],
  ['bank-cancelled', '4242424242424242'],
  ['bank-answered', '4242424242424242'],
  ['bank-saved', '4242424242424242'],
  ['tickets-confirmed', '4242424242424242'],
  ['tickets-saved', '4242424242424242'],
  ['captured', '4242424242424242'],
  ['hold-released', '4000000000000002'],
  ['refund-asked', '4242424242424242', loseSeats],
];

/** Somebody at the counter frees the seats while the bank is asked: the charge cannot become tickets. */
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

/** Check 5: kill -9 at each step, then charges = tickets. */
async function killedAtEachStep(rounds: number): Promise<{ kills: number; payments: number; wrong: string[]; slowest: number }> {
  const world = await startWorld({ payment: false, realTrip: true });
  const postgres = hasPostgres() ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'anden-payments-'));
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const port = await freePort();
  const start = (crashAt?: string) => startPaymentProcess(world.config, { port, database, ...(crashAt === undefined ? {} : { crashAt }) });
  const wrong: string[] = [];
  let kills = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [point, card, before] of points) {
        const shopper = await newShopper(world.config.publicUrl, world.config.sandboxUrl, `http://127.0.0.1:${port}`);
        // A crash in a recovery needs a payment that was left behind in the middle.
        if (point === 'bank-cancelled') {
          const first = await start('before-bank');
          await shopper.pay(await shopper.fillCart(), card).catch(() => undefined);
          await first.gone;
        }
        const doomed = await start(point);
        const cart = await shopper.fillCart();
        // The seats are lost between the check of the cart and the tickets, so the payment must already be on its way.
        const paying = shopper.pay(cart, before ? '4000999300000010' : card).catch(() => undefined);
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
    const books = await world.books();
    wrong.push(
      ...disagreements(
        rows.map((row) => ({
          paymentId: row.id,
          amount: row.amount,
          charged: books.get(row.id) ?? 0,
          hasTickets: orders.has(row.id),
          state: row.state,
        })),
      ),
    );
    for (const paid of books.keys()) if (!rows.some((row) => row.id === paid)) wrong.push(`${paid} is charged and nobody knows it`);
    return { kills, payments: rows.length, wrong, slowest: (performance.now() - restarted) / 1000 };
  } finally {
    await world.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until no payment has anything left to do, at most 60 s; the embedded database can only be read when its process is gone. */
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

/** Check 6: a share of the bank's answers is lost. */
async function lostAnswers(count: number): Promise<{ lost: number; wrong: string[] }> {
  const bank = { host: '127.0.0.1', port: 0 };
  const proxy = await startLossyProxy(bank, 0.3);
  const world = await startWorld({ bankUrl: `http://127.0.0.1:${proxy.port}/bank` });
  bank.port = world.config.sandboxPort;
  const wrong: string[] = [];
  try {
    const buyer = await world.guest();
    const price = 10_000_000;
    const carts = Array.from({ length: count }, (_, index) => `c_lost_${index}`);
    const todo = [...carts];
    const worker = async (): Promise<void> => {
      for (let cart = todo.pop(); cart !== undefined; cart = todo.pop()) {
        world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
        await world.call('POST', '/payment-api/payment', { token: buyer.token, body: await world.card(cart, price, '4242424242424242') });
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    const open = (): Promise<unknown[]> =>
      world.db.query("select 1 from payment.payment where state not in ('paid', 'refused', 'refunded') or release is not null");
    for (let tries = 0; tries < 300 && (await open()).length > 0; tries += 1) await pause(200);
    const rows = await world.db.query<Row>('select id, cart_id, state, amount from payment.payment');
    const books = await world.books();
    const tickets = new Set(world.trip.orders().map((order) => order.paymentId));
    wrong.push(
      ...disagreements(
        rows.map((row) => ({
          paymentId: row.id,
          amount: row.amount,
          charged: books.get(row.id) ?? 0,
          hasTickets: tickets.has(row.id),
          state: row.state,
        })),
      ),
    );
    if (tickets.size !== count) wrong.push(`${tickets.size} of ${count} carts got tickets`);
    const captures = await world.db.query<{ payments: number }>(
      "select count(*) as payments from sandbox.bank_entry where kind = 'capture'",
    );
    if (captures[0]?.payments !== count) wrong.push(`${captures[0]?.payments} charges for ${count} carts`);
    return { lost: proxy.lost(), wrong };
  } finally {
    proxy.close();
    await world.close();
  }
}

/** Check 7: fifty equal requests at once; the same key with another body. */
async function equalPayments(rounds: number): Promise<string[]> {
  const world = await startWorld();
  const wrong: string[] = [];
  try {
    const buyer = await world.guest();
    const price = 47_500_000;
    for (let round = 0; round < rounds; round += 1) {
      const cart = `c_equal_${round}`;
      world.trip.addCart({ id: cart, accountId: buyer.subject, granTotal: price });
      const body = await world.card(cart, price, round % 2 === 0 ? '4242424242424242' : '4000002500003155');
      const key = randomUUID();
      const send = (sent = body) => world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: sent, key });
      const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
      const kinds = new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`));
      if (kinds.size !== 1) wrong.push(`round ${round}: ${kinds.size} different answers: ${[...kinds].join('\n')}`);
      const other = await send(await world.card(cart, price, '5555555555554444'));
      if (other.status !== 422) wrong.push(`round ${round}: another body answers ${other.status}`);
      const rows = await world.db.query('select 1 from payment.payment where cart_id = $1', [cart]);
      if (rows.length !== 1) wrong.push(`round ${round}: ${rows.length} payments`);
      const url = answers[0]?.body.responsePayment?.challenge?.url;
      if (url) await Promise.all([world.answerChallenge(url, '1234'), world.answerChallenge(url, '1234')]);
    }
    for (let tries = 0; tries < 100 && world.trip.orders().length < rounds; tries += 1) await pause(100);
    const charges = await world.db.query("select 1 from sandbox.bank_entry where kind = 'capture'");
    for (let tries = 0; tries < 50 && (await world.books()).size < rounds; tries += 1) await pause(100);
    if (world.trip.orders().length !== rounds) wrong.push(`${world.trip.orders().length} orders for ${rounds} carts`);
    if (charges.length > rounds) wrong.push(`${charges.length} charges for ${rounds} carts`);
    return wrong;
  } finally {
    await world.close();
  }
}

await fault('payments', async ({ short }) => {
  const killed = await killedAtEachStep(short ? 1 : 20);
  const lost = await lostAnswers(short ? 40 : 1000);
  const rounds = short ? 2 : 40;
  const equal = await equalPayments(rounds);
  const wrong = [...killed.wrong, ...lost.wrong, ...equal];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return [
    `killed ${killed.kills} times at ${points.length} steps, ${killed.payments} payments: charges = tickets, ${killed.slowest.toFixed(1)} s after the restart`,
    `${lost.lost} answers of the bank lost in ${short ? 40 : 1000} payments: 1 charge each, 0 tickets unpaid`,
    `50 equal payments x ${rounds}: 1 charge, 1 answer each`,
  ].join('; ');
});
