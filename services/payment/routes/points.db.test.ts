import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { type PaymentAnswer, serviceToken } from '../../../tests/faults/support/world.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { demoUser } from '../../sandbox/values.ts';
import { createClock } from '../../shared/clock.ts';
import { type Database, migrate } from '../../shared/db.ts';
import { pointsFor, pointsLifeDays } from '../domain/points.ts';
import { paymentMigrations } from '../migrations/index.ts';
import { createPoints } from '../store/points.ts';
import { paymentWorld, signInDemo } from '../../../tests/support/paymentWorld.ts';

type Schemas = components['schemas'];

const dayMs = 86_400_000;
const start = Date.parse('2026-11-24T12:00:00Z');

/** What happens to an account: points come, are spent, time passes, or the worker runs. */
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('credit' as const), amount: fc.integer({ min: 1, max: 100 }), afterDays: fc.constantFrom(0, 0, 40) }),
    fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 120 }) }),
    fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 100, 200, 364, 366) }),
    fc.record({ kind: fc.constant('expire' as const) }),
  ),
  { maxLength: 14 },
);

/** Points by hand: each credit is a purse with an end, and a spend empties the oldest purses first. */
function purses() {
  const all: { from: number; left: number }[] = [];
  const open = (now: number) =>
    all.filter(({ from }) => from <= now && now < from + pointsLifeDays * dayMs).toSorted((a, b) => a.from - b.from);
  const balance = (now: number): number => open(now).reduce((sum, { left }) => sum + left, 0);
  return {
    balance,
    put: (from: number, left: number) => void all.push({ from, left }),
    take(now: number, amount: number): boolean {
      if (balance(now) < amount) return false;
      let rest = amount;
      for (const purse of open(now)) {
        const part = Math.min(purse.left, rest);
        purse.left -= part;
        rest -= part;
      }
      return true;
    },
  };
}

describe('the ledger', () => {
  let db: Database;
  let now = start;
  const clock = createClock(() => now);

  beforeAll(async () => {
    db = await openTestDatabase();
    await migrate(db, 'payment', paymentMigrations);
  });
  afterAll(() => db.close());

  it('spends the oldest points first, and lets the others expire: as counted by hand, never below zero, sum zero', async () => {
    const points = createPoints(db, clock);
    await fc.assert(
      fc.asyncProperty(acts, async (story) => {
        const accountId = randomUUID();
        const byHand = purses();
        now = start;
        for (const act of story) {
          if (act.kind === 'credit') {
            const from = now + act.afterDays * dayMs;
            const booking = { accountId, amount: act.amount, reference: randomUUID(), description: 'x' };
            await db.transaction((tx) => points.promise(tx, { ...booking, countsFrom: new Date(from) }));
            byHand.put(from, act.amount);
          } else if (act.kind === 'spend') {
            const spent = await db
              .transaction((tx) => points.spend(tx, { accountId, amount: act.amount, paymentId: randomUUID() }))
              .then(
                () => true,
                () => false,
              );
            expect(spent).toBe(byHand.take(now, act.amount));
          } else if (act.kind === 'wait') now += act.days * dayMs;
          else await points.expire();
          const balance = await points.balance(accountId);
          expect(balance).toBe(byHand.balance(now));
          expect(balance).toBeGreaterThanOrEqual(0);
        }
        const [sums] = await db.query<{ sum: number }>('select sum(amount)::bigint as sum from payment.points_entry');
        expect(sums?.sum ?? 0).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('books the end once, by two workers at the same time, and the balance is a sum of entries then', async () => {
    const points = createPoints(db, clock);
    const accountId = randomUUID();
    now = start;
    await points.credit({ accountId, amount: 500, reference: randomUUID(), description: 'x' });
    await db.transaction((tx) => points.spend(tx, { accountId, amount: 200, paymentId: randomUUID() }));
    now += pointsLifeDays * dayMs - 1;
    expect(await points.balance(accountId)).toBe(300);
    now += 1;
    expect(await points.balance(accountId)).toBe(0);
    await Promise.all([points.expire(), points.expire()]);
    await points.expire();
    expect((await points.bag(accountId)).history).toMatchObject([
      { amount: -300, balance: 0, description: 'Puntos vencidos' },
      { amount: -200 },
      { amount: 500 },
    ]);
  });
});

const world = await paymentWorld();
const ana = await signInDemo(world);

describe('a paid order', () => {
  const fare = 30_000_000;
  let carts = 0;

  async function buy(owner: { token: string; subject: string }, more: object = {}, amount = 2 * fare): Promise<string> {
    const id = `c_points_${(carts += 1)}`;
    world.trip.addCart({ id, accountId: owner.subject, granTotal: 2 * fare, fares: [fare, fare] });
    const body = { ...(await world.card(id, amount, '4242424242424242')), ...more };
    const { responsePayment } = (await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: owner.token, body })).body;
    expect(responsePayment.status).toBe('AUTHORISED');
    return id;
  }
  const earnedBy = async (cartId: string, { token } = ana): Promise<number> =>
    (await world.call<Schemas['CartDetail']>('GET', `/payment-api/payment/detail/cart/${cartId}`, { token })).body.earn_points;
  const bag = async () => (await world.call<Schemas['CashBag']>('GET', '/payment-api/cash/bag', { token: ana.token })).body;
  const entriesOf = (cartId: string) =>
    world.db.query<{ reference: string; amount: number; later: boolean }>(
      `select reference, amount, counts_from > $2 as later from payment.points_entry
       where account_id = $1 and reference like '%' || $3 || '%' order by id`,
      [ana.subject, world.clock.date(), cartId],
    );

  it('[CONF-006] of a registered traveller earns 5 % of what was paid, ticket by ticket, after the trip', async () => {
    const { balance } = await bag();
    const cartId = await buy(ana);
    expect(await earnedBy(cartId)).toBe(pointsFor(2 * fare, 1000));
    const half = pointsFor(2 * fare, 1000) / 2;
    expect(await entriesOf(cartId)).toEqual([
      { reference: `earned t_${cartId}-1`, amount: half, later: true },
      { reference: `earned t_${cartId}-2`, amount: half, later: true },
    ]);
    expect((await bag()).balance).toBe(balance);
  });

  it('earns of the money alone, and nothing for a guest', async () => {
    const guest = await world.guest();
    expect(await earnedBy(await buy(guest), guest)).toBe(0);
    const { balance } = await bag();
    const withPoints = await buy(ana, { withPoints: true }, 2 * fare - balance);
    expect(await earnedBy(withPoints)).toBe(pointsFor(2 * fare - balance, 1000));
  });

  it("[CANCEL-001] a guest's refund is seen by the account of the same e-mail, once, also when it comes later", async () => {
    const guest = await world.guest();
    const buyer = { firstName: 'Ana', lastName: 'Peña' };
    const cartId = await buy(guest, { customerInfo: { ...buyer, email: demoUser.email.toUpperCase() } });
    await buy(await world.guest(), { customerInfo: { ...buyer, email: 'otra@example.com' } });
    const refund = (ticket: string) =>
      world.call('POST', '/payment-api/internal/points', {
        headers: { 'service-token': serviceToken },
        body: { accountId: guest.subject, amount: fare, reference: `cancel-${ticket}`, description: 'x', ticketId: ticket },
      });
    const before = (await bag()).balance;
    await refund(`t_${cartId}-1`);
    await Promise.all([bag(), bag()]);
    const found = await bag();
    expect(found.balance).toBe(before + fare);
    expect(found.history[0]).toMatchObject({ amount: fare, description: 'De tus compras como invitado' });
    await refund(`t_${cartId}-2`);
    expect((await bag()).balance).toBe(before + 2 * fare);
    const sums = await world.db.query<{ sum: number }>('select sum(amount)::int as sum from payment.points_entry where account_id = $1', [
      guest.subject,
    ]);
    expect(sums).toEqual([{ sum: 0 }]);
  });

  it('gives back what a cancelled ticket earned, once, and keeps the points of the others', async () => {
    const cartId = await buy(ana);
    const cancelled = {
      accountId: ana.subject,
      amount: fare,
      reference: `cancel-t_${cartId}-1`,
      description: 'x',
      ticketId: `t_${cartId}-1`,
    };
    for (let time = 0; time < 2; time += 1)
      await world.call('POST', '/payment-api/internal/points', { headers: { 'service-token': serviceToken }, body: cancelled });
    const half = pointsFor(2 * fare, 1000) / 2;
    expect(await entriesOf(cartId)).toEqual([
      { reference: `earned t_${cartId}-1`, amount: half, later: true },
      { reference: `earned t_${cartId}-2`, amount: half, later: true },
      { reference: `cancel-t_${cartId}-1`, amount: fare, later: null },
      { reference: `taken back t_${cartId}-1`, amount: -half, later: true },
    ]);
  });
});
