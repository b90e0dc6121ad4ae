import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../openapi/types/payment.ts';
import { sign } from '../../services/payment/domain/signature.ts';
import { openPostgres } from '../../services/shared/db.ts';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { startPaymentProcess } from './support/paymentProcess.ts';
import { newShopper, type PaymentAnswer, type Shopper } from './support/shopper.ts';
import { bankSecret, startWorld } from './support/world.ts';

type Detail = components['schemas']['CartDetail'];
type Act = 'reserve' | 'pay' | 'cancel';

/** The crash points of a reservation's saga, each with the act that reaches it. */
const points: readonly (readonly [point: string, act: Act])[] = [
  ['payment-created', 'reserve'],
  ['reservation-confirmed', 'reserve'],
  ['tickets-confirmed', 'pay'],
  ['tickets-saved', 'pay'],
  ['reservation-cancelled', 'cancel'],
];
const expected = { reserve: 'reserved', pay: 'paid', cancel: 'cancelled' } as const;

async function reserve(shopper: Shopper, cart: { cartId: string; amount: number }): Promise<PaymentAnswer> {
  const payment = { method: 'pay_later', amount: cart.amount, description: 'Boletos', amountDisplay: (cart.amount / 100_000).toFixed(2) };
  const customerInfo = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' };
  const body = { cartId: cart.cartId, withPoints: false, coupon: null, couponId: null, customFields: [], payment, customerInfo };
  return (await shopper.call<PaymentAnswer>('POST', '/payment-api/payment', body)).body;
}

/** A till takes the money of a reservation. */
async function payAtTill(paymentUrl: string, reference: string, amount: number): Promise<void> {
  const created = new Date().toISOString();
  const body = JSON.stringify({ id: randomUUID(), type: 'cash.paid', created, data: { reference, amount, receipt: `r-${reference}` } });
  const signature = sign(bankSecret, body, Math.floor(Date.now() / 1000));
  await fetch(`${paymentUrl}/payment-api/payment/cash-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bank-signature': signature },
    body,
  });
}

/** Whether a payment is between two of its steps. */
async function isOpen(databaseUrl: string): Promise<boolean> {
  const db = openPostgres(databaseUrl, 1);
  try {
    const open = await db.query("select 1 from payment.payment where state not in ('reserved', 'paid', 'refused') or release is not null");
    return open.length > 0;
  } finally {
    await db.close();
  }
}

/** kill -9 at each step of a reservation; afterwards order, tickets and seats agree with what happened. */
async function killedAtEachStep(): Promise<{ kills: number; wrong: string[]; slowest: number }> {
  const world = await startWorld({ runs: true, payment: false, realTrip: true });
  const postgres = hasPostgres() ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'anden-reservations-'));
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const port = await freePort();
  const start = (crashAt?: string) => startPaymentProcess(world.config, { port, database, ...(crashAt === undefined ? {} : { crashAt }) });
  const paymentUrl = `http://127.0.0.1:${port}`;
  const wrong: string[] = [];
  let kills = 0;
  let slowest = 0;
  try {
    const shopper = await newShopper(world.config.publicUrl, world.config.sandboxUrl, paymentUrl);
    const detailOf = async (id: string) => (await shopper.call<Detail>('GET', `/payment-api/payment/detail/cart/${id}`)).body;
    for (const [point, act] of points) {
      const cart = await shopper.fillCart();
      if (act !== 'reserve') {
        const before = await start();
        await reserve(shopper, cart);
        await before.kill();
      }
      const doomed = await start(point);
      if (act === 'reserve') await reserve(shopper, cart).catch(() => undefined);
      else {
        const { reservation, orderId } = await detailOf(cart.cartId);
        if (act === 'pay') await payAtTill(paymentUrl, reservation?.reference ?? '', cart.amount).catch(() => undefined);
        else await shopper.call('DELETE', `/payment-api/payment/reservation/${orderId}`).catch(() => undefined);
      }
      const ended = await Promise.race([doomed.gone, pause(20_000).then(() => 'alive' as const)]);
      if (ended === 'SIGKILL') kills += 1;
      else {
        wrong.push(`${point} did not kill the process (${String(ended)}) ${doomed.output()}`);
        await doomed.kill();
      }
      const survivor = await start();
      const since = performance.now();
      const [status, ticket] = [expected[act], act === 'pay' ? 'issued' : act === 'cancel' ? 'cancelled' : 'reserved'];
      let seen = '';
      while (performance.now() - since < 20_000) {
        const detail = await detailOf(cart.cartId);
        seen = `${detail.status} ${detail.tickets?.map((one) => one.status).join(' ')}`;
        if (seen === `${status} ${ticket}`) break;
        await pause(100);
      }
      slowest = Math.max(slowest, performance.now() - since);
      // The order tells first that it is paid. A payment that waits for the lease of the killed process would kill the next one too early.
      while (postgres && (await isOpen(postgres.url)) && performance.now() - since < 20_000) await pause(100);
      if (seen !== `${status} ${ticket}`) wrong.push(`${act} killed at ${point}: ${seen}`);
      const [claims] = await world.db.query<{ count: number }>('select count(*)::int as count from trip.claim where cart_id = $1', [
        cart.cartId,
      ]);
      if (claims?.count !== (act === 'cancel' ? 0 : 1)) wrong.push(`${act} killed at ${point}: ${claims?.count} claims`);
      await survivor.kill();
    }
    return { kills, wrong, slowest: slowest / 1000 };
  } finally {
    await world.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await fault('killed reservations', async () => {
  const { kills, wrong, slowest } = await killedAtEachStep();
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `killed ${kills} times at ${points.length} steps: order, tickets and seats agree ${slowest.toFixed(1)} s after the restart at most`;
});
