import { beforeEach, describe, expect, it } from 'vitest';
import { type LossyProxy, startLossyProxy } from '../../../tests/faults/support/lossyProxy.ts';
import { type PaymentAnswer, type Session, startWorld, type Transaction } from '../../../tests/faults/support/world.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { forgetDue } from '../../shared/retention.ts';
import { retentions } from '../workers/retention.ts';
import { paymentWorld } from '../../../tests/support/paymentWorld.ts';

const world = await paymentWorld();
let buyer: Session;
let carts = 0;

beforeEach(async () => {
  buyer = await world.guest();
});

const price = 47_500_000;

/** A cart, and the request that pays it: the same body each time. */
async function request(granTotal = price) {
  const id = `c_key${(carts += 1)}`;
  world.trip.addCart({ id, accountId: buyer.subject, granTotal, creditsTotal: granTotal === 0 ? price : 0 });
  return { cart: id, key: crypto.randomUUID(), body: await world.card(id, granTotal, '4242424242424242') };
}
type Request = Awaited<ReturnType<typeof request>>;

const post = ({ key, body }: Omit<Request, 'cart'>, { token } = buyer) =>
  world.call<PaymentAnswer>('POST', '/payment-api/payment', { token, key, body });
const ask = (key: string, { token } = buyer) =>
  world.call<Transaction & { code?: string }>('GET', `/payment-api/payment/by-key/${key}`, { token });
const paymentsOf = async (cart: string): Promise<string[]> =>
  (await world.db.query<{ id: string }>('select id from payment.payment where cart_id = $1', [cart])).map(({ id }) => id);
const chargedFor = async (cart: string): Promise<number> => {
  const books = await world.books();
  return (await paymentsOf(cart)).reduce((sum, id) => sum + (books.get(id) ?? 0), 0);
};

const never = { status: 404, body: { code: 'payment-not-found' } };
const closed = { status: 409, body: { code: 'payment-key-closed', retryable: false } };

describe('a key that was asked for before its request arrived', () => {
  it('(decision 0062) charges nothing however often the request arrives, stays unknown, and the next key pays', async () => {
    const late = await request();
    expect(await ask(late.key)).toMatchObject(never);
    expect(await ask(late.key)).toMatchObject(never);
    expect(await Promise.all([post(late), post(late)])).toMatchObject([closed, closed]);
    expect(await ask(late.key)).toMatchObject(never);
    expect(await paymentsOf(late.cart)).toEqual([]);
    expect((await post({ ...late, key: crypto.randomUUID() })).body.responsePayment.status).toBe('AUTHORISED');
    expect(await chargedFor(late.cart)).toBe(price);
  });

  it('(decision 0062) is closed in capital letters too, and without the answer that was stored for a repeated request', async () => {
    const late = await request();
    expect(await ask(late.key.toUpperCase())).toMatchObject(never);
    expect(await post(late)).toMatchObject(closed);
    await world.db.query('delete from platform.idempotency where key = $1', [late.key]);
    expect(await post(late)).toMatchObject(closed);
  });

  it('(decision 0062) orders nothing without payment, and reserves nothing for cash', async () => {
    const free = await request(0);
    const order = { ...free.body, customFields: [], payment: { method: 'no_payment', amount: 0, description: 'x', amountDisplay: '0.00' } };
    expect(await ask(free.key)).toMatchObject(never);
    const ordered = await world.call('POST', '/payment-api/payment/order', { token: buyer.token, key: free.key, body: order });
    expect(ordered).toMatchObject(closed);
    const cash = await request();
    const payment = { method: 'pay_later', amount: price, description: 'x', amountDisplay: '475.00' };
    expect(await ask(cash.key)).toMatchObject(never);
    expect(await post({ ...cash, body: { ...cash.body, payment } })).toMatchObject(closed);
    expect([...(await paymentsOf(free.cart)), ...(await paymentsOf(cash.cart))]).toEqual([]);
  });

  it('(decision 0062) is closed for the account that asked: a stranger who knows it closes nothing for its owner', async () => {
    const mine = await request();
    expect(await ask(mine.key, await world.guest())).toMatchObject(never);
    expect((await world.call('GET', `/payment-api/payment/by-key/${mine.key}`)).status).toBe(401);
    expect((await post(mine)).body.responsePayment.status).toBe('AUTHORISED');
    expect(await chargedFor(mine.cart)).toBe(price);
  });

  it('(decision 0062) is forgotten after 7 days, like the answers to repeated requests', async () => {
    const { key } = await request();
    await ask(key);
    const left = () => world.db.query('select 1 from payment.closed_key where idempotency_key = $1', [key]);
    await world.db.query("update payment.closed_key set closed_at = to_timestamp($2) - interval '7 days' where idempotency_key = $1", [
      key,
      1_800_000_000,
    ]);
    await forgetDue(world.db, retentions, 1_800_000_000_000);
    expect(await left()).toHaveLength(1);
    await forgetDue(world.db, retentions, 1_800_000_000_001);
    expect(await left()).toHaveLength(0);
  });
});

describe('a key whose payment began before it was asked for', () => {
  it('(decision 0062) names the payment, to the repeated request too', async () => {
    const paid = await request();
    const { id } = (await post(paid)).body.responsePayment;
    expect(await ask(paid.key)).toMatchObject({ status: 200, body: { id, status: 'AUTHORISED' } });
    await world.db.query('delete from platform.idempotency where key = $1', [paid.key]);
    expect((await post(paid)).body.responsePayment.id).toBe(id);
    expect(await chargedFor(paid.cart)).toBe(price);
  });

  it('(decision 0062) charges nothing later when the bank was out of reach and the answer said so', async () => {
    const port = await freePort();
    const away = await startWorld({ bankUrl: `http://127.0.0.1:${port}/bank` });
    let proxy: LossyProxy | undefined;
    try {
      const { token, subject } = await away.guest();
      away.trip.addCart({ id: 'c_out', accountId: subject, granTotal: price });
      const key = crypto.randomUUID();
      const body = await away.card('c_out', price, '4242424242424242');
      const send = () => away.call<PaymentAnswer>('POST', '/payment-api/payment', { token, key, body });
      const told = () => away.call<Transaction>('GET', `/payment-api/payment/by-key/${key}`, { token });
      expect((await send()).status).toBe(503);
      expect((await told()).body).toMatchObject({ status: 'REFUSED', charge: 'not-charged' });
      proxy = await startLossyProxy({ host: '127.0.0.1', port: away.config.sandboxPort }, 0, port);
      expect(await send()).toMatchObject(closed);
      expect((await told()).body).toMatchObject({ status: 'REFUSED', charge: 'not-charged' });
      expect((await away.books()).size).toBe(0);
    } finally {
      proxy?.close();
      await away.close();
    }
  });
});

describe('a request and a question at the same time', () => {
  it('(decision 0062) either names the payment or refuses it, whichever was first', async () => {
    const requests = await Promise.all(Array.from({ length: 24 }, () => request()));
    const ends = await Promise.all(
      requests.map(async (sent, index) => {
        const paying = post(sent);
        // Each question leaves at another moment of its request.
        for (let turn = index % 8; turn > 0; turn -= 1) await ask(crypto.randomUUID());
        const [paid, asked] = await Promise.all([paying, ask(sent.key)]);
        return { ...sent, paid, asked };
      }),
    );
    for (const { cart, paid, asked } of ends) {
      const isClosed = asked.status === 404;
      expect(paid).toMatchObject(isClosed ? closed : { status: 200, body: { responsePayment: { id: asked.body.id } } });
      expect(await paymentsOf(cart)).toEqual(isClosed ? [] : [asked.body.id]);
      expect(await chargedFor(cart)).toBe(isClosed ? 0 : price);
    }
  });

  // The embedded database has one connection.
  it.runIf(process.env['DATABASE_URL'])('(decision 0062) waits for a payment that is being written, and names it', async () => {
    const sent = await request();
    const waiting = async (statement: string): Promise<number> => {
      const text = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1";
      return (await world.db.query(text, [`%${statement}%`])).length;
    };
    const both = await world.db.transaction(async (tx) => {
      // The request has seen that its key is open, and cannot insert its row.
      await tx.query('lock table payment.payment in share mode');
      const paying = post(sent);
      await expect.poll(() => waiting('insert into payment.payment')).toBe(1);
      const asking = ask(sent.key);
      await Promise.race([asking, expect.poll(() => waiting('pg_advisory_xact_lock')).toBe(1)]);
      return { paying, asking };
    });
    const { id } = (await both.paying).body.responsePayment;
    expect(await both.asking).toMatchObject({ status: 200, body: { id } });
    expect(await chargedFor(sent.cart)).toBe(price);
  });
});
