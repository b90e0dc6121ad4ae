import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { components } from '../../openapi/types/payment.ts';
import { demoUser } from '../../services/sandbox/values.ts';
import { publicKey } from '../../services/shared/auth.ts';
import { fault } from '../support/fault.ts';
import { freePort } from '../support/ports.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { type PaymentProcess, startPaymentProcess } from './support/paymentProcess.ts';
import { serviceToken, startWorld } from './support/world.ts';

type Schemas = components['schemas'];
type Case = { point: string; by: 'points' | 'coupon' | 'free'; card?: string; losesSeats?: boolean };

/** The crash points of a payment by card, and of an order that points or a coupon pay. */
const cases: readonly Case[] = [
  ...[
    'payment-created',
    'hold-extended',
    'before-bank',
    'bank-answered',
    'bank-saved',
    'tickets-confirmed',
    'tickets-saved',
    'captured',
  ].map((point) => ({ point, by: 'points' }) as const),
  { point: 'hold-released', by: 'points', card: '4000000000000002' },
  { point: 'refund-asked', by: 'points', losesSeats: true },
  ...['payment-created', 'bank-answered', 'tickets-saved'].map((point) => ({ point, by: 'coupon' }) as const),
  { point: 'hold-released', by: 'coupon', card: '4000000000000002' },
  ...['payment-created', 'tickets-confirmed', 'tickets-saved'].map((point) => ({ point, by: 'free' }) as const),
];

/** The steps before the bank is asked, after it, and between tickets and their note. */
const inShort: ReadonlySet<string> = new Set(['payment-created', 'bank-answered', 'tickets-confirmed', 'hold-released']);

const fare = 300_000_000;
const credited = 5_000_000;
const couponValue = 10_000_000;

/** kill -9 at each step of a payment with points or a coupon; afterwards a failed payment has given both back, and a paid one has not. */
async function killedAtEachStep(tried: readonly Case[]): Promise<{ kills: number; wrong: string[] }> {
  const world = await startWorld({ runs: true, payment: false });
  const postgres = hasPostgres() ? await startPostgres() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'anden-discounts-'));
  const database: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder };
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const start = (crashAt?: string) => startPaymentProcess(world.config, { port, database, ...(crashAt === undefined ? {} : { crashAt }) });
  const wrong: string[] = [];
  let kills = 0;
  let survivor: PaymentProcess | undefined;
  try {
    const { body: session } = await world.call<{ token: string; user: { sub: string } }>('POST', '/identity-api/v2/signin', {
      token: publicKey,
      body: { email: demoUser.email, password: demoUser.password, ip: null },
    });
    const ana = { token: session.token, subject: session.user.sub };
    const balance = async () =>
      (await world.call<Schemas['CashBag']>('GET', '/payment-api/cash/bag', { token: ana.token, base })).body.balance;
    for (const [index, { point, by, card = '4242424242424242', losesSeats = false }] of tried.entries()) {
      const name = `${by} killed at ${point}`;
      const buyer = by === 'points' ? ana : await world.guest();
      const cartId = `c_${index}`;
      const coupon = by === 'free' ? 'CORTESIA' : 'VIAJA100';
      const reductions = by === 'points' ? { withPoints: true } : { coupon, couponId: `cp_${coupon.toLowerCase()}` };
      world.trip.addCart({ id: cartId, accountId: buyer.subject, granTotal: fare });

      const before = survivor ?? (await start());
      let had = 0;
      if (by === 'points') {
        const credit = { accountId: ana.subject, amount: credited, reference: `case ${index}`, description: 'Prueba' };
        await world.call('POST', '/payment-api/internal/points', { headers: { 'service-token': serviceToken }, body: credit, base });
        had = await balance();
      } else {
        await world.call('POST', `/payment-api/coupon/${cartId}`, { token: buyer.token, body: { coupon }, base });
      }
      await before.kill();

      const taken = by === 'points' ? Math.min(had, fare - 1000) : by === 'coupon' ? couponValue : fare;
      const doomed = await start(point);
      const key = crypto.randomUUID();
      const pay = async () => {
        const body = { ...(await world.card(cartId, fare - taken, card)), ...reductions };
        return world.call('POST', '/payment-api/payment', { token: buyer.token, body, key, base });
      };
      const order = () =>
        world.call('POST', '/payment-api/payment/order', {
          token: buyer.token,
          key,
          base,
          body: {
            cartId,
            customFields: [],
            withPoints: false,
            ...reductions,
            payment: { method: 'cortesia', amount: 0, description: 'Boletos', amountDisplay: '0.00' },
            customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
          },
        });
      if (losesSeats) world.trip.loseSeats(cartId);
      await (by === 'free' ? order() : pay()).catch(() => undefined);
      const ended = await Promise.race([doomed.gone, pause(20_000).then(() => 'alive' as const)]);
      if (ended === 'SIGKILL') kills += 1;
      else {
        wrong.push(`${name}: the process lived on (${String(ended)}) ${doomed.output()}`);
        await doomed.kill();
      }

      survivor = await start();
      const until = Date.now() + 20_000;
      let state = '';
      while (Date.now() < until && !['AUTHORISED', 'REFUSED', 'REFUNDED'].includes(state)) {
        state = (await world.call<Schemas['PaymentTransaction']>('GET', `/payment-api/payment/by-key/${key}`, { token: buyer.token, base }))
          .body.status;
        await pause(100);
      }
      const isPaid = state === 'AUTHORISED';
      if (!isPaid && state !== 'REFUSED' && state !== 'REFUNDED') wrong.push(`${name}: ${state}`);
      if (by === 'points') {
        const left = await balance();
        if (left !== had - (isPaid ? taken : 0)) wrong.push(`${name}: ${state}, ${had} points became ${left}`);
      } else {
        const next = `${cartId}_next`;
        world.trip.addCart({ id: next, accountId: buyer.subject, granTotal: fare });
        const again = await world.call<{ code?: string }>('POST', `/payment-api/coupon/${next}`, {
          token: buyer.token,
          body: { coupon },
          base,
        });
        if ((again.status === 200) === isPaid) wrong.push(`${name}: ${state}, and the coupon answers ${again.status} ${again.body.code}`);
      }
    }
    await survivor?.kill();
    return { kills, wrong };
  } finally {
    await world.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await fault('killed discounts', async ({ short }) => {
  const tried = short ? cases.filter(({ point }) => inShort.has(point)) : cases;
  const { kills, wrong } = await killedAtEachStep(tried);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return `killed ${kills} times at ${tried.length} steps: points and coupons are spent by paid orders, and only by them`;
});
