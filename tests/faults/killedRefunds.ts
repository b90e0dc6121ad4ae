import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { newShopper } from './support/shopper.ts';
import { startWorld } from './support/world.ts';

/** The steps of a refund: taken from the worth of its tickets, given, written down. */
const points = ['refund-taken', 'refund-sent', 'refund-saved'] as const;
const ways = ['bank', 'points'] as const;
const amount = 1_000_000;
/** Milliseconds in which a worker finishes what a killed process left. Refunds wait 30 s for it, which is skipped. */
const limitMs = 60_000;

/** kill -9 at each step of a refund by each way; afterwards each is given, taken and told once. */
await fault('[check 5] refunds killed at each step', async ({ short }) => {
  const postgres = await startPostgres();
  const world = await startWorld({ runs: true, payment: false, realTrip: true });
  const client = new pg.Client(postgres.url);
  const port = await freePort();
  const start = (crashAt?: string) =>
    startPaymentProcess(world.config, {
      port,
      database: { DATABASE_URL: postgres.url },
      ...(crashAt === undefined ? {} : { crashAt }),
    });
  const wrong: string[] = [];
  const asked: { id: string; paymentId: string; way: (typeof ways)[number] }[] = [];
  let kills = 0;
  try {
    const seller = await start();
    const shopper = await newShopper(world.config.publicUrl, world.config.sandboxUrl, `http://127.0.0.1:${port}`);
    await client.connect();
    const paid: { id: string; amount: number }[] = [];
    for (let round = 0; round < (short ? 1 : 5); round += 1) {
      const { status, body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
      if (status !== 200) throw new Error(`the payment was answered ${status}`);
      await shopper.until(body.responsePayment.id, ['AUTHORISED']);
      paid.push(body.responsePayment);
    }
    await seller.kill();
    for (const payment of paid) {
      for (const [number, point] of points.entries()) {
        for (const way of short ? ways.slice((number + 1) % 2, ((number + 1) % 2) + 1) : ways) {
          const refund = { id: randomUUID(), paymentId: payment.id, way };
          await client.query(
            `insert into payment.refund (id, payment_id, amount, way, operator, reason, asked_at) values ($1, $2, $3, $4, 'o', 'r', now())`,
            [refund.id, refund.paymentId, amount, way],
          );
          asked.push(refund);
          const doomed = await start(point);
          const ended = await Promise.race([doomed.gone, pause(20_000).then(() => 'alive' as const)]);
          if (ended === 'SIGKILL') kills += 1;
          else wrong.push(`${point} by ${way} did not kill the process (${String(ended)})`);
          await doomed.kill();
        }
      }
    }
    await client.query('update payment.refund set next_try_at = now()');
    const survivor = await start();
    const restarted = performance.now();
    const open = async (): Promise<number> =>
      (
        await client.query(
          "select 1 from payment.refund where state = 'asked' union all select 1 from payment.payment where state <> 'paid'",
        )
      ).rows.length;
    while ((await open()) > 0 && performance.now() - restarted < limitMs) await pause(200);
    const seconds = (performance.now() - restarted) / 1000;
    await survivor.kill();

    const books = await world.books();
    for (const { id, amount: charged } of paid) {
      const given = asked.filter(({ paymentId, way }) => paymentId === id && way === 'bank').length * amount;
      if (books.get(id) !== charged - given) wrong.push(`${id}: ${books.get(id)} stay charged, not ${charged - given}`);
    }
    for (const { id, way } of asked) {
      const booked = await client.query('select 1 from payment.points_entry where reference = $1 and amount = $2', [
        `refund ${id}`,
        amount,
      ]);
      const told = await client.query('select 1 from platform.outbox where dedupe_key = $1', [`refund:${id}`]);
      const done = await client.query("select 1 from payment.refund where id = $1 and state = 'done'", [id]);
      const [taken] = await world.db.query<{ sum: number }>(
        'select coalesce(sum(amount), 0)::bigint as sum from trip.given_back where refund_id = $1',
        [id],
      );
      const counts = [booked.rows.length, told.rows.length, done.rows.length, taken?.sum];
      const right = [way === 'points' ? 1 : 0, 1, 1, amount];
      if (counts.join() !== right.join())
        wrong.push(`refund by ${way}: points, mails, done, taken are ${counts.join()}, not ${right.join()}`);
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    return `killed ${kills} times, ${asked.length} refunds of ${paid.length} payments: each given, taken from its tickets and told once, ${seconds.toFixed(1)} s after the restart`;
  } finally {
    await client.end();
    await world.close();
    await postgres.stop();
  }
});
