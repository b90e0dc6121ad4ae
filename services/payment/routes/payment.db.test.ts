import type { components } from '../../../openapi/types/payment.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { bankSecret, type PaymentAnswer, type Session, startWorld, type Transaction } from '../../../tests/faults/support/world.ts';
import { type LossyProxy, startLossyProxy } from '../../../tests/faults/support/lossyProxy.ts';
import { freePort } from '../../../tests/support/ports.ts';
import type { Payment } from '../domain/payment.ts';
import { bankIdOf } from '../../sandbox/bank/bank.ts';
import { sign } from '../domain/signature.ts';
import { readOrderPass } from '../../shared/orderPass.ts';
import { applySentStatus } from '../saga/chargeCard.ts';
import { createPayments } from '../store/payments.ts';
import { paymentWorld, signInDemo } from '../../../tests/support/paymentWorld.ts';

const world = await paymentWorld();
let buyer: Session;
let carts = 0;

beforeEach(async () => {
  buyer = await world.guest();
});

const price = 47_500_000;

function newCart(owner = buyer): string {
  const id = `c_${(carts += 1)}`;
  world.trip.addCart({ id, accountId: owner.subject, granTotal: price });
  return id;
}

async function pay(cartId: string, number: string, more: { key?: string; amount?: number; owner?: Session } = {}) {
  const body = await world.card(cartId, more.amount ?? price, number);
  return world.call<PaymentAnswer>('POST', '/payment-api/payment', {
    token: (more.owner ?? buyer).token,
    body,
    ...(more.key ? { key: more.key } : {}),
  });
}

const ask = async (id: string) =>
  (await world.call<Transaction>('GET', `/payment-api/payment/transaction/${id}`, { token: buyer.token })).body;

/** Polls as the shop does until the payment has one of the given statuses. */
async function until(id: string, ...words: Transaction['status'][]): Promise<Transaction> {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await ask(id);
    if (words.includes(now.status)) return now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${id} never said ${words.join(' or ')}: ${JSON.stringify(await ask(id))}`);
}

const charged = async (id: string): Promise<number> => (await world.books()).get(id) ?? 0;

describe('paying', () => {
  it('[PAY-019] a card without challenge gives an order with tickets, one charge and a mail', async () => {
    const cart = newCart();
    const { status, body } = await pay(cart, '4242424242424242');
    expect(status).toBe(200);
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', charge: 'charged', orderId: `o_${cart}`, amount: price });
    expect(body.responseConfirmTickets?.transactionSummary).toHaveLength(1);
    expect(await charged(body.responsePayment.id)).toBe(price);
    const detail = await world.call<{ payment_data: { operation: string } }>('GET', `/payment-api/payment/detail/cart/o_${cart}`, {
      token: buyer.token,
    });
    expect(detail.body.payment_data.operation).toBe(body.responsePayment.folio);
    const mails = await world.db.query("select 1 from platform.outbox where kind = 'mail' and text like $1", [
      `%${body.responsePayment.folio}%`,
    ]);
    expect(mails).toHaveLength(1);
  });

  it('[PAY-039] [PAY-040] the answer to a payment, and its confirmed tickets, have the fields of the specification', async () => {
    const { body } = await pay(newCart(), '4242424242424242');
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
    expect(body.responsePayment).toMatchObject({
      id: expect.any(String),
      optId: expect.any(String),
      status: 'AUTHORISED',
      authorization: expect.stringMatching(/./),
      challenge: null,
      orderId: expect.any(String),
      points: 0,
      amount: price,
      creation_date: instant,
      operation_date: instant,
    });
    const { id, folio } = body.responsePayment;
    expect(body.responseConfirmTickets).toMatchObject({
      transactionSummary: [{ itemId: expect.any(String), details: { passenger: 'Ana Peña' } }],
      responsePayment: { _id: id, total: price, payments: [{ referenceNumber: folio, waitingExpirationDate: null }] },
    });
  });

  it('the mail of a guest has a link to that one order; resent ones and those of an account have none', async () => {
    const textsOf = async (folio: string): Promise<string[]> =>
      (
        await world.db.query<{ text: string }>("select text from platform.outbox where kind = 'mail' and text like $1 order by id", [
          `%${folio}%`,
        ])
      ).map(({ text }) => text);
    const cart = newCart();
    const { body } = await pay(cart, '4242424242424242');
    const [text = ''] = await textsOf(body.responsePayment.folio);
    const [, orderId, pass = ''] = /\/compra\/mi-viaje\/([^?]+)\?acceso=([\w.-]+)/.exec(text) ?? [];
    expect(orderId).toBe(`o_${cart}`);
    const [secret] = await world.db.query<{ value: string }>("select value from platform.secret where name = 'order-pass'");
    const read = readOrderPass(secret?.value ?? '', pass, world.clock.now());
    expect(read).toMatchObject({ orderId: `o_${cart}`, accountId: buyer.subject });
    const resent = await world.call('POST', `/payment-api/payment/resend-email/cart/${orderId}`, {
      token: buyer.token,
      body: { to: 'amiga@example.com' },
    });
    expect(resent.status).toBe(200);
    const texts = await textsOf(body.responsePayment.folio);
    expect(texts).toHaveLength(2);
    expect(texts[1]).not.toContain('acceso=');

    const registered: Session = { ...buyer, ...(await signInDemo(world)) };
    const own = await pay(newCart(registered), '4242424242424242', { owner: registered });
    expect((await textsOf(own.body.responsePayment.folio))[0]).not.toContain('acceso=');
  });

  it('[PAY-001] guests and registered users pay held seats by card, with device data and a challenge', async () => {
    const registered: Session = { ...buyer, ...(await signInDemo(world)) };
    for (const owner of [buyer, registered]) {
      const { status, body } = await pay(newCart(owner), '4000002500003155', { owner });
      expect(status).toBe(200);
      expect(body.responsePayment).toMatchObject({ status: 'CHALLENGE', charge: 'asking' });
      await world.answerChallenge(body.responsePayment.challenge?.url ?? '', '1234');
      await expect.poll(() => charged(body.responsePayment.id)).toBe(price);
    }
  });

  it('[PAY-002][CONST-022] one provider charges in one installment: nothing names another number', async () => {
    const { body } = await world.call<{ paymentProviders: { id: string }[] }>('GET', '/payment-api/payment/providers');
    expect(body.paymentProviders.map(({ id }) => id)).toEqual(['pasarela-de-pago']);
    const request = await world.card(newCart(), price, '4242424242424242');
    const split = { ...request, payment: { ...Object(request.payment), installments: 3 } };
    expect((await world.call('POST', '/payment-api/payment', { token: buyer.token, body: split })).status).toBe(400);
  });

  it('[PAY-011][PAY-017][PAY-018] [API-078] an answered challenge ends authorised, with the order', async () => {
    const cart = newCart();
    const { status, body } = await pay(cart, '4000002500003155');
    expect(status).toBe(200);
    expect(body.responsePayment).toMatchObject({ status: 'CHALLENGE', charge: 'asking', orderId: null });
    const url = body.responsePayment.challenge?.url ?? '';
    await world.answerChallenge(url, '0000');
    expect((await ask(body.responsePayment.id)).status).toBe('CHALLENGE');
    await world.answerChallenge(url, '1234');
    expect(await until(body.responsePayment.id, 'AUTHORISED')).toMatchObject({ orderId: `o_${cart}`, charge: 'charged' });
    await world.answerChallenge(url, '1234');
    expect(await charged(body.responsePayment.id)).toBe(price);
  });

  it.each([
    [
      'wrong code three times',
      async (url: string) => {
        for (const code of ['1', '2', '3']) await world.answerChallenge(url, code);
      },
      '4000002500003155',
    ],
    ['cancelled', (url: string) => world.cancelChallenge(url), '4000002500003155'],
    ['refused by the issuer', (url: string) => world.answerChallenge(url, '1234'), '4000008400001629'],
  ])('[PAY-015] a challenge %s ends refused, and another card may be tried', async (_name, act, number) => {
    const cart = newCart();
    const { body } = await pay(cart, number);
    await act(body.responsePayment.challenge?.url ?? '');
    const refused = await until(body.responsePayment.id, 'REFUSED');
    expect(refused).toMatchObject({ reason: 'challenge-failed', charge: 'not-charged', orderId: null });
    await expect.poll(async () => (await ask(body.responsePayment.id)).retryAllowed).toBe(true);
    expect((await pay(cart, '5555555555554444')).status).toBe(200);
    expect(await charged(body.responsePayment.id)).toBe(0);
  });

  it.each([
    ['4000000000000002', 'card-refused'],
    ['4000000000009995', 'insufficient-funds'],
    ['4000000000000069', 'card-expired'],
    ['4000000000000127', 'cvv-wrong'],
  ])('card %s is refused with %s', async (number, code) => {
    const { status, body } = await pay(newCart(), number);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code, charge: 'not-charged' });
    expect(await charged(body.paymentId ?? '')).toBe(0);
  });

  it('a lost answer of the bank is recovered: one charge, tickets', async () => {
    const cart = newCart();
    // On a busy machine the bank's patience of 400 ms may end during the recovery as well; a later try then asks again.
    const { body } = await pay(cart, '4000999400000019');
    expect((await until(body.responsePayment.id, 'AUTHORISED')).charge).toBe('charged');
    expect(await charged(body.responsePayment.id)).toBe(price);
  });

  it('[PAY-014] a bank that settles later: pending, then authorised', async () => {
    const { status, body } = await pay(newCart(), '4000999300000010');
    expect(status).toBe(202);
    expect(body.responsePayment.status).toBe('PENDING');
    world.forward(5);
    expect((await until(body.responsePayment.id, 'AUTHORISED')).charge).toBe('charged');
  });

  it('[PAY-013] a bank that never answers: unknown after 900 s, its result is shown and no new charge is made', async () => {
    const cart = newCart();
    const { status, body } = await pay(cart, '4000999100000012');
    expect(status).toBe(202);
    world.forward(899);
    buyer = await world.renew(buyer);
    expect(await ask(body.responsePayment.id)).toMatchObject({ status: 'PENDING' });
    world.forward(1);
    buyer = await world.renew(buyer);
    expect(await until(body.responsePayment.id, 'UNKNOWN')).toMatchObject({ charge: 'asking', retryAllowed: false });
    const second = await pay(newCart(), '4242424242424242');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'payment-unknown', paymentId: body.responsePayment.id, cartId: cart });
  });

  it('authorised after the end of the hold: no ticket, and the charge is refunded', async () => {
    const cart = newCart();
    const { body } = await pay(cart, '4000999200000011');
    world.forward(899);
    buyer = await world.renew(buyer);
    world.forward(1);
    await until(body.responsePayment.id, 'UNKNOWN');
    await expect.poll(() => world.trip.cart(cart)?.status).toBe('released');
    world.forward(30);
    const end = await until(body.responsePayment.id, 'REFUNDED');
    expect(end).toMatchObject({ charge: 'refunded', orderId: null });
    expect(end.message).toContain('reembolso automático');
    expect(await charged(body.responsePayment.id)).toBe(0);
    expect(world.trip.orders().some((order) => order.cartId === cart)).toBe(false);
  });

  it('authorised too late after one jump of the clock: refunded too', async () => {
    const { body } = await pay(newCart(), '4000999200000011');
    world.forward(600);
    buyer = await world.renew(buyer);
    world.forward(331);
    buyer = await world.renew(buyer);
    expect((await until(body.responsePayment.id, 'REFUNDED')).charge).toBe('refunded');
    expect(await charged(body.responsePayment.id)).toBe(0);
  });

  it('a sold cart opened for payment answers with its order', async () => {
    const cart = newCart();
    const { body } = await pay(cart, '4242424242424242');
    await until(body.responsePayment.id, 'AUTHORISED');
    const sold = await world.call<object>('GET', `/payment-api/payment/cart/${cart}`, { token: buyer.token });
    expect(sold).toMatchObject({ status: 409, body: { code: 'cart-sold', orderId: `o_${cart}` } });
  });

  it('[ERR-054] an expired cart cannot be opened for payment', async () => {
    const cart = newCart();
    world.forward(540);
    const gone = await world.call<{ code: string; detail: string }>('GET', `/payment-api/payment/cart/${cart}`, { token: buyer.token });
    expect(gone.body).toMatchObject({ code: 'cart-expired', detail: expect.stringContaining('Cart has expired') });
  });

  it('[CONST-047] an unanswered challenge ends after 900 s without a charge', async () => {
    const cart = newCart();
    const asked = world.clock.now();
    const { body } = await pay(cart, '4000000000003220');
    expect(Date.parse(body.responsePayment.challenge?.expiresAt ?? '') - asked).toBe(900_000);
    world.forward(899);
    buyer = await world.renew(buyer);
    world.forward(1);
    expect(await until(body.responsePayment.id, 'REFUSED')).toMatchObject({ reason: 'challenge-expired', retryAllowed: false });
    await world.answerChallenge(body.responsePayment.challenge?.url ?? '', '1234');
    expect(await charged(body.responsePayment.id)).toBe(0);
  });

  it('seats lost while the bank was asked: refund', async () => {
    const cart = newCart();
    world.trip.loseSeats(cart);
    const { status, body } = await pay(cart, '4242424242424242');
    expect(status).toBe(409);
    expect(body.code).toBe('payment-refunded');
    await expect.poll(async () => (await ask(body.paymentId ?? '')).status).toBe('REFUNDED');
    expect(await charged(body.paymentId ?? '')).toBe(0);
  });

  it('an outage of the trip service only delays the tickets', async () => {
    const cart = newCart();
    const { body } = await pay(cart, '4000999300000010');
    world.trip.down(true);
    world.forward(5);
    expect((await ask(body.responsePayment.id)).status).toBe('PENDING');
    world.trip.down(false);
    expect((await until(body.responsePayment.id, 'AUTHORISED')).orderId).toBe(`o_${cart}`);
  });
});

describe('what is not paid', () => {
  it('a changed amount', async () => {
    const { status, body } = await pay(newCart(), '4242424242424242', { amount: price - 1 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'amount-differs', granTotal: price });
  });

  it('the cart of another account, an expired cart, an unknown cart', async () => {
    const other = await world.guest();
    expect((await pay(newCart(other), '4242424242424242')).body.code).toBe('not-yours');
    world.trip.addCart({ id: 'c_late', accountId: buyer.subject, granTotal: price, secondsLeft: -1 });
    expect((await pay('c_late', '4242424242424242')).body).toMatchObject({
      code: 'cart-expired',
      detail: expect.stringContaining('Cart has expired'),
    });
    expect((await pay('c_none', '4242424242424242')).body.code).toBe('cart-not-found');
  });

  it('[PAY-009] a card without the shopper IP', async () => {
    const body = await world.card(newCart(), price, '4242424242424242');
    const payment = { ...(body['payment'] as object), shopper_ip: null };
    const answer = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: { ...body, payment } });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('shopper-ip-missing');
  });

  it('a card that was not encrypted for the bank', async () => {
    const body = await world.card(newCart(), price, '4242424242424242');
    const payment = { ...(body['payment'] as object), ccnumber: 'a.b.c.d.e' };
    const answer = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: { ...body, payment } });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('card-data-unreadable');
  });
});

describe('the same request', () => {
  it('fifty times at once is one payment, one charge, and fifty equal answers', async () => {
    const cart = newCart();
    const body = await world.card(cart, price, '4242424242424242');
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.call('POST', '/payment-api/payment', { token: buyer.token, body, key })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`)).size).toBe(1);
    const rows = await world.db.query<{ id: string }>('select id from payment.payment where cart_id = $1', [cart]);
    expect(rows).toHaveLength(1);
    expect(await charged(rows[0]?.id ?? '')).toBe(price);
  });

  it('with another body is refused; another key for the same cart too', async () => {
    const cart = newCart();
    const key = crypto.randomUUID();
    const first = await pay(cart, '4000002500003155', { key });
    expect(first.body.responsePayment.status).toBe('CHALLENGE');
    expect((await pay(cart, '4242424242424242', { key })).status).toBe(422);
    const second = await pay(cart, '4242424242424242');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: 'payment-in-progress', paymentId: first.body.responsePayment.id, cartId: cart });
    const byKey = await world.call<Transaction>('GET', `/payment-api/payment/by-key/${key}`, { token: buyer.token });
    expect(byKey.body.id).toBe(first.body.responsePayment.id);
    const other = await world.guest();
    expect((await world.call('GET', `/payment-api/payment/by-key/${key}`, { token: other.token })).status).toBe(403);
  });

  it('a renewal does not restore a returned lease, so the next worker continues at once', async () => {
    const { id } = (await pay(newCart(), '4000999300000010')).body.responsePayment;
    const payments = createPayments(world.db, world.clock);
    await payments.unlease(id, 60);
    await payments.renew(id);
    expect((await payments.lease(id))?.id).toBe(id);
    await payments.renew(id);
    expect(await payments.lease(id)).toBeUndefined();
    await payments.unlease(id, 0);
  });

  it('twenty carts paid twice with different keys at once: one charge each, and a ticket for it', async () => {
    const all = Array.from({ length: 20 }, () => newCart());
    await Promise.all(all.flatMap((cart) => [pay(cart, '4242424242424242'), pay(cart, '5555555555554444')]));
    const rows = await world.db.query<{ cart_id: string; id: string; state: string }>(
      'select cart_id, id, state from payment.payment where cart_id = any($1)',
      [all],
    );
    const books = await world.books();
    for (const cart of all) {
      const mine = rows.filter((row) => row.cart_id === cart);
      const paid = mine.filter(({ state }) => state === 'paid' || state === 'ticketed').length;
      expect(paid).toBe(1);
      expect(mine.reduce((total, row) => total + (books.get(row.id) ?? 0), 0)).toBe(price);
    }
  });
});

describe('messages of the bank', () => {
  const tell = (payload: object, { seconds = Math.floor(world.clock.now() / 1000), key = bankSecret } = {}) => {
    const text = JSON.stringify(payload);
    return fetch(`${world.config.paymentUrl}/payment/bank-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'bank-signature': sign(key, text, seconds) },
      body: text,
    });
  };
  const event = (paymentId: string, type: string) => ({
    id: crypto.randomUUID(),
    type,
    created: world.clock.iso(),
    data: { paymentId, bankId: bankIdOf(paymentId), authorization: '123456', reason: null },
  });

  it('are refused when forged or old, and change nothing', async () => {
    const { body } = await pay(newCart(), '4000002500003155');
    const { id } = body.responsePayment;
    expect((await tell(event(id, 'payment.authorised'), { key: 'forged' })).status).toBe(401);
    expect((await tell(event(id, 'payment.authorised'), { seconds: Math.floor(world.clock.now() / 1000) - 600 })).status).toBe(401);
    expect(
      (
        await fetch(`${world.config.paymentUrl}/payment/bank-events`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(401);
    expect((await ask(id)).status).toBe('CHALLENGE');
  });

  it('are not lost when another worker makes a step meanwhile', async () => {
    const { body } = await pay(newCart(), '4000002500003155');
    const payments = createPayments(world.db, world.clock);
    const challenged = await payments.byId(body.responsePayment.id);
    if (!challenged) throw new Error('no payment');
    const readBefore: Payment = { ...challenged, state: 'asking' };
    const refused = {
      status: 'refused',
      bankId: 'b_1',
      authorization: null,
      reason: undefined,
      challenge: undefined,
      operationAt: world.clock.date(),
    } as const;
    await applySentStatus({ db: world.db, clock: world.clock, payments }, readBefore, refused);
    expect((await ask(challenged.id)).status).toBe('REFUSED');
  });

  it('finish a payment without a poll, once', async () => {
    const cart = newCart();
    const { body } = await pay(cart, '4000002500003155');
    await world.answerChallenge(body.responsePayment.challenge?.url ?? '', '1234');
    await expect.poll(() => world.trip.cart(cart)?.status).toBe('sold');
    const late = event(body.responsePayment.id, 'payment.refused');
    expect((await tell(late)).status).toBe(204);
    expect((await tell(late)).status).toBe(204);
    expect((await until(body.responsePayment.id, 'AUTHORISED')).charge).toBe('charged');
  });
});

describe('after the purchase', () => {
  it('[CONF-013] [API-072] [API-087] the tickets are a PDF: for the owner, and for an hour by the signed link of the operation number', async () => {
    const cart = newCart();
    await pay(cart, '4242424242424242');
    const detail = await world.call<{ ticketsUrl: string }>('GET', `/payment-api/payment/detail/cart/o_${cart}`, { token: buyer.token });
    expect(detail.body.ticketsUrl).toMatch(/\/tickets\/TUN-[2-9A-Z]{8}\?ticket=/);
    const open = (path: string, token?: string) =>
      fetch(`${world.config.publicUrl}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    const file = await open(detail.body.ticketsUrl);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [path = ''] = detail.body.ticketsUrl.split('?');
    expect((await open(path, buyer.token)).status).toBe(200);
    expect((await open(path)).status).toBe(401);
    expect((await open(path, (await world.guest()).token)).status).toBe(403);
    expect((await open(detail.body.ticketsUrl.replace('/TUN-', '/TSL-'))).status).toBe(401);
    world.forward(3600);
    expect((await open(detail.body.ticketsUrl)).status).toBe(200);
    world.forward(1);
    expect((await open(detail.body.ticketsUrl)).status).toBe(401);
  });

  it('a ticket goes to a wallet for its owner, and for an hour by the signed links of its order', async () => {
    const cart = newCart();
    await pay(cart, '4242424242424242');
    const detail = await world.call<Pick<components['schemas']['CartDetail'], 'walletPasses' | 'tickets'>>(
      'GET',
      `/payment-api/payment/detail/cart/o_${cart}`,
      { token: buyer.token },
    );
    const [offered] = detail.body.walletPasses;
    const [sold] = detail.body.tickets;
    // The sandbox signs for Apple with its own certificate, and has no account at Google.
    expect(offered).toEqual({ itemId: sold?.itemId, apple: expect.stringMatching(/\/apple\?ticket=v1\./), google: null });
    const link = offered?.apple ?? '';
    const open = (path: string, token?: string) =>
      fetch(`${world.config.publicUrl}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    const file = await open(link);
    expect(file.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('manifest.json');
    const [path = ''] = link.split('?');
    expect((await open(path, buyer.token)).status).toBe(200);
    expect((await open(path)).status).toBe(401);
    expect((await open(path, (await world.guest()).token)).status).toBe(403);
    expect((await open(path.replace(/[^/]+\/apple$/, 'otro/apple'), buyer.token)).status).toBe(404);
    expect((await open(path.replace('/apple', '/google'), buyer.token)).status).toBe(404);
    world.forward(3600);
    expect((await open(link)).status).toBe(200);
    world.forward(1);
    expect((await open(link)).status).toBe(401);
  });

  it('files of one order are made a few at a time, whoever has its links', async () => {
    const [cart, other] = [newCart(), newCart()];
    for (const one of [cart, other]) await pay(one, '4242424242424242');
    const linksOf = async (one: string) => {
      const { body } = await world.call<components['schemas']['CartDetail']>('GET', `/payment-api/payment/detail/cart/o_${one}`, {
        token: buyer.token,
      });
      return [body.ticketsUrl, body.walletPasses[0]?.apple ?? ''];
    };
    const open = (link: string) => fetch(`${world.config.publicUrl}${link}`);
    const links = await linksOf(cart);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => open(links[index % 2] ?? '')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(15);
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const link of await linksOf(other)) expect((await open(link)).status).toBe(200);
  });

  it('[CONF-016][CONF-019] [API-077] tickets are sent again to a list of addresses; [CONF-018] a wrong one is reported', async () => {
    const cart = newCart();
    await pay(cart, '4242424242424242');
    const resend = (to: string, token = buyer.token) =>
      world.call('POST', `/payment-api/payment/resend-email/cart/o_${cart}`, { token, body: { to } });
    expect((await resend(' uno@example.com,dos@example.com ')).body).toEqual({
      message: 'Email(s) reenviados',
      sent: ['uno@example.com', 'dos@example.com'],
    });
    expect((await resend('uno@example.com, dos@')).body).toMatchObject({ code: 'email-invalid', invalid: ['dos@'] });
    expect((await resend('ñ@ñ.mx, a@[127.0.0.1], a..b@example.com, a@-example.com')).body).toMatchObject({ code: 'email-invalid' });
    const list = (count: number) => Array.from({ length: count }, (_, index) => `persona.${index}@example.com`).join(',');
    expect([(await resend(list(10))).status, (await resend(list(11))).body]).toMatchObject([200, { code: 'too-many-addresses' }]);
    expect((await resend('uno@example.com', (await world.guest()).token)).status).toBe(403);
  });

  it('tickets are sent again to one mailbox three times an hour, and twenty times in all, also when many calls arrive at once', async () => {
    const [cart, other] = [newCart(), newCart()];
    for (const one of [cart, other]) await pay(one, '4242424242424242');
    const resend = (to: string, one = cart) =>
      world.call('POST', `/payment-api/payment/resend-email/cart/o_${one}`, { token: buyer.token, body: { to } });
    const statuses = async (calls: ReturnType<typeof resend>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);
    const same = await statuses(
      ['a@example.com', 'A@example.com', 'a+viaje@example.com', ...Array(3).fill('a@example.com')].map((to) => resend(to)),
    );
    expect(same).toEqual([200, 200, 200, 429, 429, 429]);
    const many = (from: number) => Array.from({ length: 10 }, (_, index) => `b${from + index}@example.com`).join(',');
    expect((await resend(many(0))).status).toBe(200);
    const full = await resend(many(10));
    expect(full.status).toBe(429);
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await resend('a@example.com', other)).status).toBe(200);
    expect((await resend('c@example.com,c+1@example.com,c+2@example.com,c+3@example.com', other)).status).toBe(429);
    world.forward(3600);
    buyer = await world.renew(buyer);
    expect((await resend('a@example.com')).status).toBe(200);
  });

  it('only the owner can read the order', async () => {
    const cart = newCart();
    await pay(cart, '4242424242424242');
    const other = await world.guest();
    expect((await world.call('GET', `/payment-api/payment/detail/cart/o_${cart}`, { token: other.token })).status).toBe(403);
    expect((await world.call('GET', `/payment-api/payment/detail/cart/o_${cart}`)).status).toBe(401);
    expect((await world.call('GET', '/payment-api/payment/detail/cart/o_none', { token: buyer.token })).status).toBe(404);
  });

  it('[API-019] [API-071] the cart can be deleted before the payment', async () => {
    const cart = newCart();
    const read = await world.call<{ newCart: { granTotal: number; reference: string } }>('GET', `/payment-api/payment/cart/${cart}`, {
      token: buyer.token,
    });
    expect(read.body.newCart).toMatchObject({ granTotal: price, reference: `TUN${cart}Web`, payment: null });
    expect((await world.call('DELETE', `/payment-api/payment/cart/${cart}`, { token: buyer.token })).body).toEqual({
      id: cart,
      status: 'released',
    });
    expect((await world.call('GET', `/payment-api/payment/cart/${cart}`, { token: buyer.token })).status).toBe(409);
  });
});

describe('after 503', () => {
  it('only the unanswered request may be repeated under its key', async () => {
    const [cart, other] = [newCart(), newCart()];
    const key = crypto.randomUUID();
    const body = await world.card(cart, price, '4242424242424242');
    const send = (sent: unknown) => world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, key, body: sent });
    world.trip.down(true);
    expect((await send(body)).status).toBe(503);
    world.trip.down(false);
    expect((await send({ ...body, cartId: other })).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    const { responsePayment } = (await send(body)).body;
    expect(responsePayment.status).toBe('AUTHORISED');
    expect(await charged(responsePayment.id)).toBe(price);
  });

  it('after an outage of the bank the same request charges once', async () => {
    const port = await freePort();
    const away = await startWorld({ bankUrl: `http://127.0.0.1:${port}/bank` });
    let proxy: LossyProxy | undefined;
    try {
      const { token, subject } = await away.guest();
      const [cart, other] = ['c_away', 'c_other'];
      for (const id of [cart, other]) away.trip.addCart({ id, accountId: subject, granTotal: price });
      const body = await away.card(cart, price, '4242424242424242');
      const key = crypto.randomUUID();
      const send = (sent: unknown) => away.call<PaymentAnswer>('POST', '/payment-api/payment', { token, key, body: sent });

      expect((await send(body)).body).toMatchObject({ status: 503, code: 'bank-unavailable', charge: 'not-charged' });
      expect((await send({ ...body, cartId: other })).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
      expect((await send(body)).status).toBe(503);

      proxy = await startLossyProxy({ host: '127.0.0.1', port: away.config.sandboxPort }, 0, port);
      // The second request reaches a process whose clock is behind.
      away.forward(-1);
      const paid = await send(body);
      expect(paid.body.responsePayment).toMatchObject({ status: 'AUTHORISED', charge: 'charged' });
      expect((await send(body)).body.responsePayment.id).toBe(paid.body.responsePayment.id);
      expect((await send({ ...body, cartId: other })).status).toBe(422);
      const byKey = await away.call<Transaction>('GET', `/payment-api/payment/by-key/${key}`, { token });
      expect(byKey.body.id).toBe(paid.body.responsePayment.id);
      expect([...(await away.books()).values()]).toEqual([price]);
    } finally {
      proxy?.close();
      await away.close();
    }
  });
});
