import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentAnswer, type Session, startWorld, type Transaction, type World } from '../../tests/faults/support/world.ts';
import { cardOutcome, luhn, testCards } from './values.ts';

let world: World;
let buyer: Session;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.guest();
});
afterAll(() => world.close());

const page = async (path: string) => {
  const answer = await fetch(`${world.config.sandboxUrl}${path}`);
  return {
    status: answer.status,
    text: await answer.text(),
    csp: answer.headers.get('content-security-policy') ?? '',
    cookie: answer.headers.get('set-cookie') ?? '',
  };
};
const change = async (session: string, body: object) => {
  const answer = await fetch(`${world.config.sandboxUrl}/switchboard.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, ...body }),
  });
  return { status: answer.status, body: (await answer.json()) as { now: string; shiftMs: number; frozenAt?: number } };
};

describe('values', () => {
  it('are numbers that pass the Luhn sum, told apart by their outcome', () => {
    for (const card of testCards) expect(luhn(card.number), card.number).toBe(true);
    expect(new Set(testCards.map((card) => card.number)).size).toBe(testCards.length);
    expect(cardOutcome('4242 4242 4242 4242')).toBe('authorised');
    expect(cardOutcome('4012888888881881')).toBe('authorised');
    expect(cardOutcome('4012888888881882')).toBe('invalid-number');
    const silent = testCards.filter((card) => card.deviceData === 'silent').map((card) => card.number.slice(0, 6));
    expect(testCards.filter((card) => silent.includes(card.number.slice(0, 6)))).toHaveLength(silent.length);
  });
});

describe('pages of the bank', () => {
  const shop = () => new URL(world.config.publicUrl).origin;

  it('[PAY-007] device data is shown in frames of the shop only, and is silent for one card', async () => {
    const data = await page(`/bank/device-data?origin=${encodeURIComponent(shop())}&bin=424242`);
    expect(data.csp).toContain(`frame-ancestors ${shop()}`);
    expect(data.csp).not.toContain('unsafe');
    expect(data.text).toContain('data-silent="false"');
    expect((await page('/bank/device-data?bin=400098')).text).toContain('data-silent="true"');
    expect((await page('/bank/device-data?origin=https://evil.example&bin=424242')).text).not.toContain('evil');
  });

  it('the challenge says amount and card, escapes what it shows, and goes nowhere else', async () => {
    world.trip.addCart({ id: 'c_page', accountId: buyer.subject, granTotal: 47_500_000 });
    const body = await world.card('c_page', 47_500_000, '4000002500003155');
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, headers: { origin: shop() } });
    const url = new URL(paid.body.responsePayment.challenge?.url ?? '');
    expect(url.origin).toBe(new URL(world.config.sandboxUrl).origin);
    const challenge = await page(url.pathname);
    expect(challenge.text).toContain('$475.00 MXN');
    expect(challenge.text).toContain('terminación 3155');
    expect(challenge.text).toContain('1234');
    expect(challenge.csp).toContain(`frame-ancestors ${shop()}`);
    await world.answerChallenge(url.href, '1234');
    const done = await page(`${url.pathname}/done`);
    expect(done.text).toContain(`data-payment="${paid.body.responsePayment.id}"`);
    expect(done.text).toContain(`data-origin="${shop()}"`);
    expect((await page('/bank/challenge/unknown')).status).toBe(404);
  });

  it('the books are for merchants with the key only', async () => {
    expect((await page('/bank/authorisations/p_1')).status).toBe(401);
  });

  it('home, outbox and switchboard open', async () => {
    expect((await page('/')).text).toContain('4242 4242 4242 4242');
    expect((await page('/outbox')).text).toContain('SMS a');
    const board = await page('/switchboard');
    expect(board.text).toContain('Tablero');
    expect(board.cookie).toMatch(/^sandbox-session=[\w-]{16}; Path=\/; /);
  });
});

describe('switchboard', () => {
  const time = async (session: string) =>
    Date.parse((await world.call('GET', '/identity-api/ip', { headers: { 'sandbox-session': session } })).headers.get('server-time') ?? '');

  it('moves and stops the clock of one session', async () => {
    await change('session-clock', { forwardSeconds: 540 });
    const here = world.clock.now();
    expect(await time('session-clock')).toBeGreaterThanOrEqual(here + 540_000);
    expect(await time('session-other')).toBeLessThan(here + 60_000);
    await change('session-clock', { freeze: true });
    const frozen = await time('session-clock');
    world.forward(30);
    expect(Math.abs((await time('session-clock')) - frozen)).toBeLessThan(5000);
    await change('session-clock', { forwardSeconds: 60 });
    expect((await time('session-clock')) - frozen).toBeGreaterThan(55_000);
    expect((await change('session-clock', { freeze: false })).body.shiftMs).toBeGreaterThan(560_000);
    expect((await change('session-clock', { reset: true })).body.shiftMs).toBe(0);
  });

  it('loses answers, delays them, and lets the refresh fail, for one session and as often as said', async () => {
    const headers = { 'sandbox-session': 'session-faults' };
    const ip = () => world.call('GET', '/identity-api/ip', { headers });
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'drop-answer', times: 1, ms: 0 } } });
    await expect(ip()).rejects.toThrow();
    expect((await ip()).status).toBe(200);
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'drop-request', times: 2, ms: 0 } } });
    await expect(ip()).rejects.toThrow();
    await expect(ip()).rejects.toThrow();
    expect((await ip()).status).toBe(200);
    await change('session-faults', { operation: { id: 'getPublicIp', fault: { kind: 'delay', times: 1, ms: 300 } } });
    const started = performance.now();
    await ip();
    expect(performance.now() - started).toBeGreaterThan(290);
    await change('session-faults', { refreshFails: true });
    const refresh = () => world.call('POST', '/identity-api/auth/user/refresh-token', { token: buyer.refreshToken, headers });
    expect((await refresh()).status).toBe(500);
    await change('session-faults', { refreshFails: false });
    expect((await refresh()).status).toBe(200);
    expect((await change('session-faults', { operation: { id: 'x', fault: null } })).status).toBe(400);
  });

  it('a lost answer of the payment is found by its key: one charge', async () => {
    world.trip.addCart({ id: 'c_lost', accountId: buyer.subject, granTotal: 47_500_000 });
    const headers = { 'sandbox-session': 'session-lost' };
    await change('session-lost', { operation: { id: 'createPayment', fault: { kind: 'drop-answer', times: 1, ms: 0 } } });
    const body = await world.card('c_lost', 47_500_000, '4242424242424242');
    const key = crypto.randomUUID();
    await expect(world.call('POST', '/payment-api/payment', { token: buyer.token, body, key, headers })).rejects.toThrow();
    const found = await world.call<Transaction>('GET', `/payment-api/payment/by-key/${key}`, { token: buyer.token, headers });
    expect(found.body).toMatchObject({ status: 'AUTHORISED', charge: 'charged' });
    const again = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, key, headers });
    expect(again.body.responsePayment.id).toBe(found.body.id);
    expect((await world.books()).get(found.body.id)).toBe(47_500_000);
  });

  it('stalls the bank, and settles a payment that waits', async () => {
    world.trip.addCart({ id: 'c_wait', accountId: buyer.subject, granTotal: 47_500_000 });
    const headers = { 'sandbox-session': 'session-stall' };
    await change('session-stall', { bankStallMs: 400 });
    const started = performance.now();
    const body = await world.card('c_wait', 47_500_000, '4000999300000010');
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body, headers });
    expect(performance.now() - started).toBeGreaterThan(390);
    await change('session-stall', { bankStallMs: 0 });
    const settled = await fetch(`${world.config.sandboxUrl}/switchboard/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paymentId: paid.body.responsePayment.id, to: 'refused' }),
    });
    expect(settled.status).toBe(200);
    await expect
      .poll(
        async () =>
          (
            await world.call<Transaction>('GET', `/payment-api/payment/transaction/${paid.body.responsePayment.id}`, {
              token: buyer.token,
              headers,
            })
          ).body.status,
        { timeout: 15_000 },
      )
      .toBe('REFUSED');
  });
});
