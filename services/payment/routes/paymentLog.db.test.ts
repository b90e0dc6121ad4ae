import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { type PaymentAnswer, type Session } from '../../../tests/faults/support/world.ts';
import { paymentWorld } from '../../../tests/support/paymentWorld.ts';

type Log = components['schemas']['PaymentLog'];

const world = await paymentWorld();
let buyer: Session;
let carts = 0;

beforeEach(async () => {
  buyer = await world.guest();
});

const price = 47_500_000;
const silent = '4000999100000012';
const late = '4000999200000011';

async function pay(number: string) {
  const cartId = `c_log${(carts += 1)}`;
  world.trip.addCart({ id: cartId, accountId: buyer.subject, granTotal: price });
  const body = await world.card(cartId, price, number);
  const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body });
  return paid.body.responsePayment;
}

const read = (folio: string, { token } = buyer) =>
  world.call<Log & { code?: string }>('GET', `/payment-api/payment/log/${folio}`, { token });
const events = async (folio: string) => (await read(folio)).body.log.map(({ event }) => event);
const askNotice = (folio: string, { token } = buyer) => world.call('POST', `/payment-api/payment/log/${folio}/notice`, { token });
const outcomesOf = async (id: string) =>
  (
    await world.db.query<{ recipient: string; subject: string }>('select recipient, subject from platform.outbox where dedupe_key = $1', [
      `outcome:${id}`,
    ])
  ).map(({ subject }) => subject);

async function passTime(seconds: number) {
  world.forward(seconds);
  buyer = await world.renew(buyer);
}

describe('the log of a payment', () => {
  it('has what was asked, what was answered, and until when the seats are kept', async () => {
    const { folio, id } = await pay(silent);
    const { status, body } = await read(folio);
    expect(status).toBe(200);
    expect(body.payment).toMatchObject({ id, folio, status: 'PENDING', charge: 'asking', amount: price });
    expect(body.log[0]).toMatchObject({ event: 'sent', times: 1 });
    expect(body.log[1]).toMatchObject({ event: 'no-answer' });
    const seconds = (Date.parse(body.seatsKeptUntil ?? '') - Date.parse(body.log[0]?.at ?? '')) / 1000;
    expect(seconds).toBeCloseTo(900, -1);
  });

  it('counts a question that is repeated, and orders what follows', async () => {
    const { folio } = await pay(late);
    const first = (await read(folio)).body.log.at(-1);
    expect(first).toMatchObject({ event: 'undecided' });
    world.forward(5);
    const again = (await read(folio)).body.log.at(-1);
    expect(again).toMatchObject({ event: 'undecided', at: first?.at, times: (first?.times ?? 0) + 1 });
    expect(Date.parse(again?.lastAt ?? '') - Date.parse(first?.lastAt ?? '')).toBeGreaterThan(4_000);
    await passTime(890);
    await passTime(6);
    await expect.poll(async () => (await events(folio)).slice(0, 5)).toEqual(['sent', 'undecided', 'closing', 'undecided', 'unknown']);
    expect((await read(folio)).body.seatsKeptUntil).toBeNull();
  });

  it('a paid one ends with its tickets', async () => {
    const { folio } = await pay('4242424242424242');
    expect(await events(folio)).toEqual(['sent', 'charged', 'tickets']);
    expect((await read(folio)).body.payment).toMatchObject({ status: 'AUTHORISED', charge: 'charged', orderId: expect.any(String) });
  });

  it('is read by its payer alone, from every session', async () => {
    const { folio } = await pay(late);
    expect((await read(folio, await world.renew(buyer))).status).toBe(200);
    expect((await read(folio, await world.guest())).body).toMatchObject({ code: 'not-yours' });
    expect((await world.call('GET', `/payment-api/payment/log/${folio}`)).status).toBe(401);
    expect((await read('TUN-22222222')).body).toMatchObject({ code: 'payment-not-found' });
    expect((await askNotice(folio, await world.guest())).status).toBe(403);
  });
});

describe('the notice of a payment', () => {
  it('is mailed once, when a late charge was given back', async () => {
    const { folio, id } = await pay(late);
    expect((await read(folio)).body).toMatchObject({ noticeAsked: false, email: expect.stringContaining('@') });
    expect((await askNotice(folio)).status).toBe(204);
    expect((await read(folio)).body.noticeAsked).toBe(true);
    expect(await outcomesOf(id)).toEqual([]);
    await passTime(895);
    await passTime(36);
    await expect.poll(async () => (await read(folio)).body.payment.status).toBe('REFUNDED');
    await expect.poll(() => outcomesOf(id)).toEqual([`Te devolvimos tu dinero · ${folio}`]);
    expect(await events(folio)).toEqual(expect.arrayContaining(['refund-asked', 'refunded']));
  });

  it('of a known result is mailed at once; nobody who did not ask gets one', async () => {
    const refused = await pay('4000000000003220');
    await passTime(901);
    await expect.poll(async () => (await read(refused.folio)).body.payment.status).toBe('REFUSED');
    expect(await outcomesOf(refused.id)).toEqual([]);
    expect((await askNotice(refused.folio)).status).toBe(204);
    expect(await outcomesOf(refused.id)).toEqual([`No se cobró nada · ${refused.folio}`]);
  });

  it('a paid one needs no second mail', async () => {
    const { folio, id } = await pay('4242424242424242');
    await askNotice(folio);
    expect(await outcomesOf(id)).toEqual([]);
  });
});
