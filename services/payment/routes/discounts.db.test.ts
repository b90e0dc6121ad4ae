import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { departureDay } from '../../../tests/faults/support/fakeTrip.ts';
import { type PaymentAnswer, serviceToken } from '../../../tests/faults/support/world.ts';
import { welcomePoints } from '../../sandbox/values.ts';
import { publicKey } from '../../shared/auth.ts';
import { paymentWorld, signInDemo } from '../../../tests/support/paymentWorld.ts';

type Schemas = components['schemas'];
type Buyer = { token: string; subject: string };
type Answer = { code?: string; detail?: string; granTotal?: number; data?: Schemas['Coupon'] };

const fare = 30_000_000;
const coupon = 10_000_000;
const world = await paymentWorld();
const ana = await signInDemo(world);
let guest: Buyer;
let carts = 0;

beforeEach(async () => {
  guest = await world.guest();
});

function newCart({ owner = guest, fares = [fare, fare], servicesTotal = 0, creditsTotal = 0 } = {}): string {
  const id = `c_${(carts += 1)}`;
  const granTotal = fares.reduce((sum, one) => sum + one, 0) + servicesTotal - creditsTotal;
  world.trip.addCart({ id, accountId: owner.subject, granTotal, servicesTotal, creditsTotal, fares });
  return id;
}
const apply = (cartId: string, code: string, owner = guest) =>
  world.call<Answer>('POST', `/payment-api/coupon/${cartId}`, { token: owner.token, body: { coupon: code } });
const remove = (cartId: string, owner = guest) => world.call('DELETE', `/payment-api/coupon/${cartId}`, { token: owner.token });
const cartOf = async (cartId: string, owner = guest) =>
  (await world.call<{ newCart: Schemas['Cart'] }>('GET', `/payment-api/payment/cart/${cartId}`, { token: owner.token })).body.newCart;
async function pay(cartId: string, amount: number, more: object = {}, { owner = guest, number = '4242424242424242' } = {}) {
  const body = { ...(await world.card(cartId, amount, number)), ...more };
  return world.call<PaymentAnswer & Answer>('POST', '/payment-api/payment', { token: owner.token, body });
}
const order = (cartId: string, method: string, more: object = {}, owner = guest) =>
  world.call<{ responseConfirmTickets?: Schemas['ConfirmTickets'] } & Answer>('POST', '/payment-api/payment/order', {
    token: owner.token,
    body: {
      cartId,
      customFields: [],
      withPoints: false,
      coupon: null,
      couponId: null,
      payment: { method, amount: 0, description: 'Boletos de autobús', amountDisplay: '0.00' },
      customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
      ...more,
    },
  });
const balance = async () => (await world.call<Schemas['CashBag']>('GET', '/payment-api/cash/bag', { token: ana.token })).body.balance;
const viaja = { coupon: 'VIAJA100', couponId: 'cp_viaja100' };
const cortesia = { coupon: 'CORTESIA', couponId: 'cp_cortesia' };

describe('a coupon', () => {
  it('[API-073] [COUPON-001] [COUPON-016] reduces the tickets of the cart, and what is charged', async () => {
    const cartId = newCart();
    expect((await apply(cartId, ' viaja100 ')).body.data).toEqual({
      id: 'cp_viaja100',
      coupon: 'VIAJA100',
      discount: coupon,
      error: null,
      nombreExterno: null,
      nombreEmpleado: null,
      nombreBeneficiario: null,
    });
    const cart = await cartOf(cartId);
    expect(cart).toMatchObject({ total: 2 * fare, granTotal: 2 * fare - coupon, discount: { kind: 'coupon', amount: coupon } });
    expect(cart.tickets.map(({ displayPrice }) => displayPrice)).toEqual([25_000_000, 25_000_000]);
    expect((await pay(cartId, 2 * fare)).body.code).toBe('coupon-invalid');
    expect((await pay(cartId, 2 * fare, viaja)).body).toMatchObject({ code: 'amount-differs', granTotal: 2 * fare - coupon });
    const { body } = await pay(cartId, 2 * fare - coupon, viaja);
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', amount: 2 * fare - coupon });
    expect((await world.books()).get(body.responsePayment.id)).toBe(2 * fare - coupon);
    expect(world.trip.orders().find((one) => one.cartId === cartId)?.discount).toMatchObject({ kind: 'coupon', coupon: 'VIAJA100' });
  });

  it('[COUPON-010] is the only one of a cart until it is taken off', async () => {
    const cartId = newCart();
    await apply(cartId, 'VIAJA100');
    expect((await apply(cartId, 'MITAD')).body.code).toBe('coupon-already-applied');
    await remove(cartId);
    expect((await remove(cartId)).status).toBe(200);
    expect((await apply(cartId, 'MITAD')).body.data?.discount).toBe(fare);
  });

  it('[COUPON-011] of an account is accepted only in that account', async () => {
    await world.db.query(
      `insert into payment.coupon (id, code, value, account_id, beneficiary, valid_until, once_per)
       select 'cp_solo_ana', 'SOLOANA', value, $1, null, null, once_per from payment.coupon where code = 'AJENO'`,
      [ana.subject],
    );
    expect((await apply(newCart(), 'SOLOANA')).body.code).toBe('coupon-other-account');
    expect((await apply(newCart({ owner: ana }), 'SOLOANA', ana)).body.data).toMatchObject({ id: 'cp_solo_ana', discount: coupon });
  });

  it('[COUPON-012] is refused with its reason', async () => {
    const cartId = newCart();
    const codes: [string, string][] = [
      ['NADA', 'coupon-not-found'],
      ['VENCIDO', 'coupon-expired'],
      ['AJENO', 'coupon-other-account'],
    ];
    for (const [code, reason] of codes) expect((await apply(cartId, code)).body.code).toBe(reason);
    expect((await apply(cartId, 'VERANO')).body).toMatchObject({
      code: 'coupon-beneficiary',
      detail: 'Este cupón solo es válido para Aurelio Muñoz',
    });
    expect((await apply(newCart({ creditsTotal: fare }), 'VIAJA100')).body.code).toBe('cart-is-change');
    expect((await apply(cartId, 'VIAJA100', await world.guest())).body.code).toBe('not-yours');
  });

  it('is not guessed: the eleventh wrong code of an account in a minute waits', async () => {
    const cartId = newCart();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await apply(cartId, `GUESS${guess}`)).status);
    expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 422));
    expect(statuses.at(-1)).toBe(429);
    expect((await apply(cartId, 'VIAJA100')).status).toBe(200);
  });

  it('serves one purchase, and comes back when the payment fails', async () => {
    const [first, second] = [newCart(), newCart()];
    await apply(first, 'VIAJA100');
    await apply(second, 'VIAJA100');
    expect((await pay(first, 2 * fare - coupon, viaja, { number: '4000000000000002' })).status).toBe(402);
    expect((await pay(second, 2 * fare - coupon, viaja)).status).toBe(200);
    expect((await pay(first, 2 * fare - coupon, viaja)).body.code).toBe('coupon-invalid');
    expect(await cartOf(first)).toMatchObject({ discount: null, granTotal: 2 * fare });
    expect((await apply(newCart(), 'VIAJA100')).body.code).toBe('coupon-used');
  });

  it('needs a registered account or a phone that a code proved', async () => {
    const phone = '8199998888';
    const body = { email: 'x@example.com', email_confirmation: 'x@example.com', phone, pin: null, ip: '203.0.113.7' };
    const { token, user } = (
      await world.call<{ token: string; user: { sub: string } }>('POST', '/identity-api/v2/signup-guest', { token: publicKey, body })
    ).body;
    const stranger = { token, subject: user.sub };
    const cartId = newCart({ owner: stranger });
    expect((await apply(cartId, 'CORTESIA', stranger)).body).toMatchObject({ code: 'coupon-unproved' });
    // Neither does a coupon that another session put on the cart.
    await world.db.query('insert into payment.cart_coupon (cart_id, coupon_id) values ($1, $2)', [cartId, cortesia.couponId]);
    expect((await order(cartId, 'cortesia', cortesia, stranger)).body.code).toBe('coupon-invalid');
  });

  it('serves each person once, whatever number of accounts the mailbox has', async () => {
    const register = async (email: string): Promise<Buyer> => {
      const password = 'una frase muy larga 7';
      const names = { nombre: 'Eva', paterno: 'Luna', materno: '' };
      await world.call('POST', '/identity-api/v2/signup', { token: publicKey, body: { email, password, ...names, ip: null } });
      const [mail] = await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id desc', [
        email,
      ]);
      const [, token] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
      const { body } = await world.call<{ token: string; user: { sub: string } }>('POST', '/identity-api/v2/confirm-email', {
        token: publicKey,
        body: { token, password },
      });
      return { token: body.token, subject: body.user.sub };
    };
    const [one, other] = [await register('eva@example.com'), await register('eva+otra@example.com')];
    const [first, second, third] = [newCart({ owner: one }), newCart({ owner: other }), newCart({ owner: other })];
    for (const [cartId, owner] of [
      [first, one],
      [second, other],
    ] as const)
      expect((await apply(cartId, 'CORTESIA', owner)).status).toBe(200);
    expect((await order(first, 'cortesia', cortesia, one)).status).toBe(200);
    expect((await order(second, 'cortesia', cortesia, other)).body.code).toBe('coupon-invalid');
    expect((await apply(third, 'CORTESIA', other)).body.code).toBe('coupon-used');
  });

  it('is used once by two payments at the same time', async () => {
    const pair = [newCart(), newCart()];
    for (const cartId of pair) await apply(cartId, 'VIAJA100');
    const answers = await Promise.all(pair.map((cartId) => pay(cartId, 2 * fare - coupon, viaja)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('[CASH-008] is not for a till', async () => {
    const cartId = newCart();
    await apply(cartId, 'VIAJA100');
    const amount = 2 * fare - coupon;
    const payment = { method: 'pay_later', amount, description: 'Boletos de autobús', amountDisplay: '500.00' };
    const { body } = await world.call<Answer>('POST', '/payment-api/payment', {
      token: guest.token,
      body: {
        cartId,
        withPoints: false,
        ...viaja,
        customFields: [],
        payment,
        customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
      },
    });
    expect(body.code).toBe('method-not-available');
  });
});

describe('a free order', () => {
  it('[FREE-003] of a coupon has the method cortesia, and never pays services', async () => {
    const cartId = newCart();
    await apply(cartId, 'CORTESIA');
    expect((await order(cartId, 'puntos-viaja', cortesia)).body.code).toBe('method-not-available');
    const { status } = await order(cartId, 'cortesia', cortesia);
    expect(status).toBe(200);
    const rows = await world.db.query('select method, amount, state from payment.payment where cart_id = $1', [cartId]);
    expect(rows).toEqual([{ method: 'cortesia', amount: 0, state: 'paid' }]);

    const other = await world.guest();
    const withServices = newCart({ owner: other, servicesTotal: 2_500_000 });
    await apply(withServices, 'CORTESIA', other);
    expect((await order(withServices, 'cortesia', cortesia, other)).body).toMatchObject({ code: 'not-free', granTotal: 2_500_000 });
  });

  it('[FREE-004] of points has the method puntos-viaja', async () => {
    const before = await balance();
    const cartId = newCart({ owner: ana, fares: [5_000_000] });
    expect((await order(cartId, 'puntos-viaja', { withPoints: true }, ana)).status).toBe(200);
    expect(await balance()).toBe(before - 5_000_000);
  });
});

describe('points', () => {
  it('[POINTS-001] reduce the tickets by the balance, and a refused payment gives them back', async () => {
    const before = await balance();
    expect(before).toBeLessThan(welcomePoints);
    const cartId = newCart({ owner: ana, servicesTotal: 2_500_000 });
    const amount = 2 * fare + 2_500_000 - before;
    const refused = await pay(cartId, amount, { withPoints: true }, { owner: ana, number: '4000000000000002' });
    expect(refused.status).toBe(402);
    expect(await balance()).toBe(before);
    const { body } = await pay(cartId, amount, { withPoints: true }, { owner: ana });
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', amount, points: before });
    expect(await balance()).toBe(0);
    const wrong = await world.db.query('select reference from payment.points_entry group by reference having sum(amount) <> 0');
    expect(wrong).toEqual([]);
  });

  it('are spent once by two payments at the same time', async () => {
    const credit = { accountId: ana.subject, amount: 10_000_000, reference: 'race', description: 'Prueba' };
    await world.call('POST', '/payment-api/internal/points', { headers: { 'service-token': serviceToken }, body: credit });
    const pair = [newCart({ owner: ana }), newCart({ owner: ana })];
    const answers = await Promise.all(pair.map((cartId) => pay(cartId, 2 * fare - 10_000_000, { withPoints: true }, { owner: ana })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await balance()).toBe(0);
  });

  it('are promised by a change for less, in the transaction of its order, and count after the trip', async () => {
    const id = `c_${(carts += 1)}`;
    world.trip.addCart({ id, accountId: ana.subject, granTotal: 0, creditsTotal: fare, earnPoints: 7_200_000 });
    const before = await balance();
    expect((await order(id, 'no_payment', {}, ana)).status).toBe(200);
    expect(await balance()).toBe(before);
    const { history } = (await world.call<Schemas['CashBag']>('GET', '/payment-api/cash/bag', { token: ana.token })).body;
    const promised = { amount: 7_200_000, description: 'Cambio de boletos', reference: `change o_${id}` };
    expect(history).toContainEqual(expect.objectContaining(promised));
    const entries = await world.db.query(
      `select amount from payment.points_entry where account_id = $1 and reference = $2 and counts_from < $3::date + 2`,
      [ana.subject, promised.reference, departureDay],
    );
    expect(entries).toEqual([{ amount: promised.amount }]);
  });

  it('[POINTS-003] are not for guests, nor beside a coupon', async () => {
    const cartId = newCart();
    expect((await pay(cartId, 2 * fare, { withPoints: true })).body.code).toBe('points-not-available');
    await apply(cartId, 'VIAJA100');
    expect((await pay(cartId, 2 * fare - coupon, { ...viaja, withPoints: true })).body.code).toBe('points-not-available');
  });
});

describe('fifty equal requests at once', () => {
  const equal = (path: string, owner: Buyer, body: unknown) => {
    const key = crypto.randomUUID();
    const send = () => world.call('POST', `/payment-api/payment${path}`, { token: owner.token, body, key });
    return Promise.all(Array.from({ length: 50 }, send));
  };
  const oneAnswer = (answers: readonly { status: number; body: unknown }[], statuses = [200]) => {
    expect(statuses).toContain(answers[0]?.status);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  };
  const paymentsOf = (cartId: string) => world.db.query('select method, state from payment.payment where cart_id = $1', [cartId]);
  const terms = (cartId: string, method: string, amount: number, more: object) => ({
    cartId,
    customFields: [],
    withPoints: false,
    coupon: null,
    couponId: null,
    payment: { method, amount, description: 'Boletos de autobús', amountDisplay: (amount / 100_000).toFixed(2) },
    customerInfo: { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' },
    ...more,
  });
  const credit = (amount: number, reference: string) =>
    world.call('POST', '/payment-api/internal/points', {
      headers: { 'service-token': serviceToken },
      body: { accountId: ana.subject, amount, reference, description: 'Prueba' },
    });

  it('for a till are one reservation', async () => {
    const cartId = newCart();
    oneAnswer(await equal('', guest, terms(cartId, 'pay_later', 2 * fare, {})));
    expect(await paymentsOf(cartId)).toEqual([{ method: 'pay_later', state: 'reserved' }]);
  });

  it('for a free order use its coupon once', async () => {
    const cartId = newCart();
    await apply(cartId, 'CORTESIA');
    oneAnswer(await equal('/order', guest, terms(cartId, 'cortesia', 0, cortesia)));
    expect(await paymentsOf(cartId)).toEqual([{ method: 'cortesia', state: 'paid' }]);
    expect(world.trip.orders().filter((one) => one.cartId === cartId)).toHaveLength(1);
  });

  it('for a free order spend its points once', async () => {
    await credit(6_000_000, 'fifty free');
    const before = await balance();
    const cartId = newCart({ owner: ana, fares: [4_000_000] });
    oneAnswer(await equal('/order', ana, terms(cartId, 'puntos-viaja', 0, { withPoints: true })));
    expect(await paymentsOf(cartId)).toEqual([{ method: 'puntos-viaja', state: 'paid' }]);
    expect(await balance()).toBe(before - 4_000_000);
  });

  it('with points and a card, whose answer the bank loses, are one charge and spend the points once', async () => {
    await credit(6_000_000, 'fifty card');
    const before = await balance();
    const cartId = newCart({ owner: ana });
    const card = await world.card(cartId, 2 * fare - before, '4000999400000019');
    // The answer may come before the bank tells what it did.
    oneAnswer(await equal('', ana, { ...card, withPoints: true }), [200, 202]);
    await expect.poll(() => paymentsOf(cartId)).toEqual([{ method: 'pasarela-de-pago', state: 'paid' }]);
    expect(await balance()).toBe(0);
    const [paid] = await world.db.query<{ id: string }>('select id from payment.payment where cart_id = $1', [cartId]);
    expect((await world.books()).get(paid?.id ?? '')).toBe(2 * fare - before);
  });
});
