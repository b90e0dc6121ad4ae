import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { fault } from '../support/fault.ts';
import { startPostgres } from '../support/postgres.ts';
import { perform, type Act, type Ring, sequences } from './support/arbitrage/acts.ts';
import { gainOf, priceList, keptPoints, soldTwice } from './support/arbitrage/oracle.ts';
import { startShop } from './support/arbitrage/shop.ts';

/** A refund or a message of the bank may still be under way. */
const PATIENCE_MS = 3_000;
const lanes = 4;

/** Acts that begin at the same time. */
function batches(acts: readonly Act[]): Act[][] {
  const found: Act[][] = [];
  for (const act of acts) {
    if (act.together && found.length > 0) found.at(-1)?.push(act);
    else found.push([act]);
  }
  return found;
}

await fault('five callers who work together do anything that the services allow', async ({ short }) => {
  const seed = Number(process.env['ARBITRAGE_SEED'] ?? (Math.random() * 2 ** 31) | 0);
  // A hole that was put back is found within 20 sequences.
  const runs = Number(process.env['ARBITRAGE_RUNS'] ?? (short ? 120 : 10_000));
  const postgres = await startPostgres({ durable: false });
  const shop = await startShop(postgres.url);
  const prices = priceList(shop);
  const counted = { acts: 0, tickets: 0, sequences: 0 };
  try {
    const outsider = await shop.newCaller('user');
    const play = async (sequence: readonly Act[]): Promise<void> => {
      const callers = await Promise.all([
        shop.newCaller('user'),
        shop.newCaller('user'),
        shop.newCaller('guest'),
        shop.newCaller('guest'),
        shop.newCaller('guest', { isProved: false }),
      ]);
      const ring: Ring = { shop, callers, removed: [], couponUses: new Map(), riders: new Set(), wrong: [], carts: new Map(), last: null };
      const everybody = () => [...callers, ...ring.removed];
      const accounts = () => everybody().map(({ subject }) => subject);
      try {
        for (const batch of batches(sequence)) {
          await Promise.all(batch.map((act) => perform(ring, act)));
          counted.acts += batch.length;
          const until = Date.now() + PATIENCE_MS;
          for (;;) {
            const coupons = [...ring.couponUses.values()].reduce((sum, worth) => sum + worth, 0);
            const { gain, statement } = await gainOf(shop, prices, everybody(), coupons);
            if (gain <= 0) break;
            if (Date.now() > until) throw new Error(`the callers gained ${gain / 100_000} pesos: ${statement}`);
            await pause(100);
          }
          if (ring.wrong.length > 0) throw new Error(ring.wrong.join('; '));
          if ((await soldTwice(shop, everybody())) > 0) throw new Error('a seat was sold twice');
          if ((await keptPoints(shop, callers)) > 0) throw new Error('points stayed for a ticket that ended');
        }
        const orders = await shop.sql.query<{ id: string; transaction: string; cart: string }>(
          'select id, transaction_id as transaction, cart_id as cart from trip.ticket_order where account_id = any ($1)',
          [accounts()],
        );
        counted.tickets += orders.length;
        for (const { id, transaction } of orders.slice(0, 1)) {
          const reads = await Promise.all([
            shop.call(outsider, 'GET', `/payment-api/payment/detail/cart/${id}`),
            shop.call(outsider, 'GET', `/payment-api/payment/tickets/${id}`),
            shop.call(outsider, 'POST', `/trip-api/api/ticket/cancellable-items/${transaction}`),
          ]);
          const read = reads.filter(({ status }) => status < 400);
          if (read.length > 0) throw new Error('a stranger read an order');
        }
      } finally {
        counted.sequences += 1;
        // The next sequence finds the seats free.
        await shop.sql.query('delete from trip.claim using trip.cart where cart.id = claim.cart_id and cart.account_id = any ($1)', [
          accounts(),
        ]);
      }
    };
    const property = fc.asyncProperty(sequences, play);
    const parameters = { numRuns: Math.ceil(runs / lanes), endOnFailure: false, interruptAfterTimeLimit: short ? 120_000 : 3_500_000 };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => fc.assert(property, { ...parameters, seed: seed + lane })));
  } finally {
    await shop.close();
    await postgres.stop();
  }
  return `seed ${seed}: ${counted.sequences} sequences, ${counted.acts} acts, ${counted.tickets} orders: no gain, no seat twice, nothing read by a stranger`;
});
