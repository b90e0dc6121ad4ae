import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components as Payment } from '../../openapi/types/payment.ts';
import type { components as Trips } from '../../openapi/types/trip.ts';
import { documentNames, operationsOf } from '../../tests/contract/documents.ts';
import { openTestDatabase } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { holderSecret, newHolder } from '../../tests/support/holders.ts';
import { movedClock } from '../../tests/support/movedClock.ts';
import { blockBody, mapPath, seatsIn, type TripOffer } from '../../tests/support/trip.ts';
import { readConfig } from '../shared/config.ts';
import { bankSecrets } from '../shared/bankConfig.ts';
import { sign } from '../payment/domain/signature.ts';
import { isServed } from '../shared/document.ts';
import { type Anden, startAnden } from './startAnden.ts';

type Transaction = Payment['schemas']['PaymentTransaction'];
type Paid = Payment['schemas']['PaymentAnswer'] & { code?: string };

interface Guest {
  readonly holder: string;
  readonly token: string;
  readonly email: string;
}

let anden: Anden;
let shop: string;
let bank: string;
const { clock, forward } = movedClock();
let phones = 8_130_000_100;

beforeAll(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  shop = `http://127.0.0.1:${port}`;
  bank = `http://127.0.0.1:${sandboxPort}`;
  const config = readConfig(process.env, {
    ...{
      port,
      sandboxPort,
      host: '127.0.0.1',
      publicUrl: shop,
      sandboxUrl: bank,
      bankUrl: `${bank}/bank`,
      validateResponses: true,
      logLevel: 'fatal',
      holderSecret,
    },
    ...{ tripUrl: `${shop}/trip-api`, identityUrl: `${shop}/identity-api`, paymentUrl: `${shop}/payment-api` },
  });
  anden = await startAnden(config, { db: await openTestDatabase(), clock });
});
afterAll(() => anden.close());

interface Ask {
  readonly token?: string;
  readonly holder?: string;
  readonly body?: unknown;
}
interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}
type Call = <Body>(path: string, ask?: Ask) => Promise<Answer<Body>>;

const call: Call = async (path, { token, holder, body } = {}) => {
  const response = await fetch(`${shop}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(holder === undefined ? {} : { holder }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

/** A guest who only typed a phone, as no page of the shop lets anybody do. */
async function unprovedGuest(): Promise<Guest> {
  const [email, phone] = [`${randomUUID()}@example.com`, String((phones += 1))];
  const body = { email, email_confirmation: email, phone, pin: null, ip: '203.0.113.7' };
  const made = await call<{ token: string }>('/identity-api/v2/signup-guest', { token: 'anden-public-key', body });
  return { email, holder: newHolder(), token: made.body.token };
}

/** A guest who verified a phone with the code from the outbox. */
async function guest(): Promise<Guest> {
  const [email, phone] = [`${randomUUID()}@example.com`, String((phones += 1))];
  const key = { token: 'anden-public-key' };
  const ip = '203.0.113.7';
  const sent = await call<{ tid: string }>('/identity-api/v2/send-verification', { ...key, body: { phone, email, ip } });
  const outbox: { messages: { to: string; code: string }[] } = await (await fetch(`${bank}/outbox.json`)).json();
  const code = outbox.messages.find(({ to }) => to.endsWith(phone))?.code;
  await call('/identity-api/v2/verify-phone', { ...key, body: { phone, code, pin: sent.body.tid, sign: false, ip } });
  const made = await call<{ token: string }>('/identity-api/v2/signup-guest', {
    ...key,
    body: { email, email_confirmation: email, phone, pin: sent.body.tid, ip },
  });
  return { email, holder: newHolder(), token: made.body.token };
}

async function firstTrip(): Promise<TripOffer> {
  const departureDate = new Date(clock.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await call<Trips['schemas']['TripSearch']>(
    `/trip-api/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'SLW', departureDate })}`,
  );
  const [trip] = body.oneWayTrips;
  if (trip === undefined) throw new Error('no trip');
  return trip;
}

const seatsOf = async (trip: TripOffer) => seatsIn((await call<Trips['schemas']['SeatMapAnswer']>(`/trip-api${mapPath(trip)}`)).body);

/** Blocks free seats. */
async function cartOf({ holder, token }: Guest, count = 1): Promise<Trips['schemas']['BlockAnswer'] & { trip: TripOffer; seatId: string }> {
  const trip = await firstTrip();
  const free = (await seatsOf(trip)).filter(({ state }) => state === 'free').slice(0, count);
  const [seat] = free;
  if (seat === undefined || free.length < count) throw new Error('the bus is full');
  const { body } = await call<Trips['schemas']['BlockAnswer']>('/trip-api/seat/block', {
    holder,
    token,
    body: blockBody(free.map((one) => ({ trip, seat: one }))),
  });
  return { ...body, trip, seatId: seat.id };
}

async function pay(buyer: Guest, cart: { cartId: string; displayTotal: number }, number: string): Promise<{ status: number; body: Paid }> {
  const providers = await call<{ paymentProviders: { publicKey: JWK }[] }>('/payment-api/payment/providers', buyer);
  const jwk = providers.body.paymentProviders[0]?.publicKey ?? {};
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  const encrypt = (text: string) =>
    new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' }).encrypt(key);
  const payment = {
    ...{
      method: 'pasarela-de-pago',
      amount: cart.displayTotal,
      description: 'Boletos',
      reference: `TUN${cart.cartId}Web`,
      shopper_ip: '203.0.113.7',
    },
    ...{ ccnumber: await encrypt(number), cvv: await encrypt('123'), expiryMonth: '12', expiryYear: '2031', holderName: 'Ana Peña' },
    ...{ ddc_secret: null, ddc: null, sessionId: null, deviceId: null, token: null, saveCard: false },
  };
  const customerInfo = { firstName: 'Ana', lastName: 'Peña', email: buyer.email };
  return call('/payment-api/payment', {
    ...buyer,
    body: { cartId: cart.cartId, withPoints: false, coupon: null, couponId: null, payment, customerInfo },
  });
}

const stateOf = async (trip: TripOffer, seatId: string) => (await seatsOf(trip)).find(({ id }) => id === seatId)?.state;
const cartStatus = async (cartId: string) =>
  (await anden.platform.db.query<{ status: string }>('select status from trip.cart where id = $1', [cartId]))[0]?.status;

describe('a guest buys with all real services', () => {
  it('[PAY-019] gets tickets with a QR code by mail, and the seat is sold', async () => {
    const buyer = await guest();
    const cart = await cartOf(buyer);
    const { status, body } = await pay(buyer, cart, '4242424242424242');
    expect(status).toBe(200);
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', charge: 'charged', amount: cart.displayTotal });
    const detail = await call<Trips['schemas']['Order']>(`/payment-api/payment/detail/cart/${body.responsePayment.orderId}`, buyer);
    expect(detail.body.tickets).toMatchObject([{ seatId: cart.seatId, status: 'issued', qr: expect.stringContaining('ANDEN1:') }]);
    expect(await stateOf(cart.trip, cart.seatId)).toBe('taken');
    const outbox: { messages: { to: string }[] } = await (await fetch(`${bank}/outbox.json`)).json();
    expect(outbox.messages.some(({ to }) => to === buyer.email)).toBe(true);
    const stranger = await guest();
    expect((await call(`/payment-api/payment/detail/cart/${body.responsePayment.orderId}`, stranger)).status).toBeGreaterThanOrEqual(403);
  });

  it('a refused card leaves the cart to another card', async () => {
    const buyer = await guest();
    const cart = await cartOf(buyer);
    const refused = await pay(buyer, cart, '4000000000000002');
    expect([refused.status, refused.body.code]).toEqual([402, 'card-refused']);
    expect(await cartStatus(cart.cartId)).toBe('open');
    expect((await pay(buyer, cart, '5555555555554444')).body.responsePayment.charge).toBe('charged');
  });

  it('an expired cart is not charged', async () => {
    const buyer = await guest();
    const cart = await cartOf(buyer);
    forward(540);
    const late = await pay(buyer, cart, '4242424242424242');
    expect([late.status, late.body.code]).toEqual([409, 'cart-expired']);
    expect(await stateOf(cart.trip, cart.seatId)).toBe('free');
    expect(
      await anden.platform.db.query(
        "select 1 from sandbox.bank_entry where kind = 'capture' and payment_id in (select id from payment.payment where cart_id = $1)",
        [cart.cartId],
      ),
    ).toEqual([]);
  });

  it('a challenge holds the seat past the 540 seconds until the bank decides', async () => {
    const buyer = await guest();
    const cart = await cartOf(buyer);
    const { body } = await pay(buyer, cart, '4000002500003155');
    expect(body.responsePayment.challenge).toBeTruthy();
    forward(540);
    expect(await stateOf(cart.trip, cart.seatId)).toBe('taken');
    expect(await cartStatus(cart.cartId)).toBe('paying');
    const asked = await call<Transaction>(`/payment-api/payment/transaction/${body.responsePayment.id}`, buyer);
    expect(asked.status).toBe(200);
  });
});

describe('a ride to the terminal', () => {
  it('[API-086][CONST-079] each account gets coupons once, for served terminals of its own order in their time', async () => {
    const [buyer, stranger] = [await guest(), await guest()];
    const cart = await cartOf(buyer);
    const { body: paid } = await pay(buyer, cart, '4242424242424242');
    const numOperation = paid.responsePayment.orderId ?? '';
    const departs = Date.parse(cart.trip.departureDatetime);
    const ask = (who: Guest, terminal: string, hoursBefore = 3) =>
      call<{ code?: string; data?: { data: { status: string }[] } }>('/payment-api/uber/counpon', {
        ...who,
        body: {
          numOperation,
          coupons: [
            {
              ...{ name: 'Anaa Peña', email: who.email, phone: '+528112345678', terminal },
              ...{ startsAt: new Date(departs - hoursBefore * 3_600_000).toISOString(), endsAt: new Date(departs).toISOString() },
            },
          ],
        },
      });
    expect((await ask(stranger, 'MTY')).status).toBe(403);
    expect((await ask(buyer, 'TAM')).body.code).toBe('terminal-not-served');
    expect((await ask(buyer, 'MTY', 4)).body.code).toBe('terminal-not-served');
    expect((await ask(buyer, 'MTY')).body.data?.data).toMatchObject([{ status: 'success' }]);
    expect((await ask(buyer, 'MTY')).body.code).toBe('ride-coupon-given');
  });
});

type Detail = Payment['schemas']['CartDetail'];

async function reserve(buyer: Guest, cart: { cartId: string; displayTotal: number }, more: { amount?: number } = {}) {
  const amount = more.amount ?? cart.displayTotal;
  const payment = { method: 'pay_later', amount, description: 'Boletos', amountDisplay: (amount / 100_000).toFixed(2) };
  const customerInfo = { firstName: 'Ana', lastName: 'Peña', email: buyer.email };
  return call<Paid>('/payment-api/payment', {
    ...buyer,
    body: { cartId: cart.cartId, withPoints: false, coupon: null, couponId: null, customFields: [], payment, customerInfo },
  });
}

/** A reservation and what a till reads from it. */
async function reservation(buyer: Guest) {
  const cart = await cartOf(buyer);
  const { status, body } = await reserve(buyer, cart);
  expect(status, JSON.stringify(body)).toBe(200);
  const [due] = body.responseConfirmTickets?.responsePayment.payments ?? [];
  return { cart, body, orderId: body.responsePayment.orderId ?? '', reference: due?.referenceNumber ?? '', due };
}

const detailOf = async (buyer: Guest, orderId: string) => (await call<Detail>(`/payment-api/payment/detail/cart/${orderId}`, buyer)).body;

/** A signed message of a till. */
async function till(type: 'cash.asked' | 'cash.paid', data: { reference: string; amount: number | null; receipt: string | null }) {
  const body = JSON.stringify({ id: randomUUID(), type, created: clock.iso(), data });
  const { signing } = await bankSecrets(anden.platform.db, anden.platform.config);
  const response = await fetch(`${shop}/payment-api/payment/cash-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bank-signature': sign(signing, body, clock.now() / 1000) },
    body,
  });
  const answer: Payment['schemas']['CashAnswer'] & { code?: string; granTotal?: number } = await response.json();
  return { status: response.status, body: answer };
}

describe('a guest reserves and pays at a till', () => {
  it('[API-069][API-070][CASH-001][CASH-011] a reservation keeps the seat without a charge, with a reference and its end', async () => {
    const buyer = await guest();
    const { cart, body, orderId, due } = await reservation(buyer);
    expect(body.responsePayment).toMatchObject({ status: 'AUTHORISED', charge: 'not-charged', optId: null });
    expect(due).toMatchObject({ status: 'reservado', referenceNumber: expect.stringMatching(/^9800\d{12}$/) });
    expect(Date.parse(due?.waitingExpirationDate ?? '') - clock.now()).toBe(24 * 3_600_000);
    expect(await stateOf(cart.trip, cart.seatId)).toBe('taken');
    const detail = await detailOf(buyer, orderId);
    expect(detail).toMatchObject({
      status: 'reserved',
      tickets: [{ status: 'reserved', qr: null }],
      reservation: { state: 'pending', paidAt: null },
    });
    const outbox: { messages: { to: string; text: string }[] } = await (await fetch(`${bank}/outbox.json`)).json();
    expect(outbox.messages.find(({ to }) => to === buyer.email)?.text).toContain('Paga antes del');
  });

  it('the till asks, is told what is missing, and its full payment issues the tickets once', async () => {
    const buyer = await guest();
    const { cart, orderId, reference } = await reservation(buyer);
    expect((await till('cash.asked', { reference, amount: null, receipt: null })).body).toMatchObject({
      state: 'pending',
      amount: cart.displayTotal,
    });
    const little = await till('cash.paid', { reference, amount: cart.displayTotal - 100_000, receipt: 'r1' });
    expect([little.status, little.body.code, little.body.granTotal]).toEqual([422, 'amount-differs', cart.displayTotal]);
    expect((await detailOf(buyer, orderId)).reservation?.state).toBe('pending');
    const paid = await Promise.all(['r2', 'r2'].map((receipt) => till('cash.paid', { reference, amount: cart.displayTotal, receipt })));
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    const twice = await till('cash.paid', { reference, amount: cart.displayTotal, receipt: 'r3' });
    expect([twice.status, twice.body.code]).toEqual([409, 'reservation-paid']);
    expect(await detailOf(buyer, orderId)).toMatchObject({
      status: 'paid',
      tickets: [{ status: 'issued', qr: expect.stringContaining('ANDEN1:') }],
      reservation: { state: 'paid' },
    });
    const outbox: { messages: { to: string; subject: string | null }[] } = await (await fetch(`${bank}/outbox.json`)).json();
    expect(outbox.messages.filter(({ to, subject }) => to === buyer.email && subject?.startsWith('Tus boletos'))).toHaveLength(1);
  });

  it('[CONST-052] nobody pays in time: the seat goes free, and the till must give late money back', async () => {
    const buyer = await guest();
    const { cart, orderId, reference } = await reservation(buyer);
    forward(24 * 3600);
    // The session of the guest is older than its token by now, so the till speaks first.
    const late = await till('cash.paid', { reference, amount: cart.displayTotal, receipt: 'r4' });
    expect([late.status, late.body.code]).toEqual([409, 'reservation-expired']);
    expect(await stateOf(cart.trip, cart.seatId)).toBe('free');
    const [order] = await anden.platform.db.query<{ status: string }>('select status from trip.ticket_order where id = $1', [orderId]);
    expect(order?.status).toBe('cancelled');
  });

  it('the till of the sandbox tells late, never, or too late, sends a customer away, and counts what it holds', async () => {
    const post = async (path: string, body: unknown) => {
      // The order of the movements is that of their times.
      forward(1);
      const response = await fetch(`${bank}/till/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as { change?: number } };
    };
    const outcomes = async (reference: string) =>
      (
        await anden.platform.db.query<{ outcome: string }>(
          'select outcome from sandbox.till_movement where reference = $1 order by made_at',
          [reference],
        )
      ).map(({ outcome }) => outcome);
    const buyer = await guest();
    const { cart, orderId, reference } = await reservation(buyer);
    const received = cart.displayTotal + 6_000_000;
    const stateNow = async () => (await detailOf(buyer, orderId)).reservation?.state;

    await post('refused', { reference });
    expect(await post('paid', { reference, received, faults: ['silent'] })).toMatchObject({ status: 200, body: { change: 6_000_000 } });
    expect((await post('paid', { reference, received: 1_000 })).status).toBe(422);
    await post('paid', { reference, received, faults: ['late'] });
    expect(await stateNow()).toBe('pending');
    expect(await outcomes(reference)).toEqual(['Rechazado', 'Sin aviso', 'Devuelto', 'Aviso tarde']);
    forward(10 * 60);
    await expect.poll(stateNow).toBe('paid');
    await expect.poll(async () => (await outcomes(reference)).at(-1)).toBe('Cobrado');

    const other = await reservation(buyer);
    await post('paid', { reference: other.reference, received: other.cart.displayTotal, faults: ['expired', 'twice'] });
    forward(24 * 3600 + 120);
    await expect.poll(() => outcomes(other.reference)).toEqual(['Devuelto']);
    expect((await post('paid', { reference, received, faults: ['broken'] })).status).toBe(400);

    const page = await (await fetch(`${bank}/till?reference=${reference}`)).text();
    expect(page).toContain('Movimientos de hoy');
    expect(page).toMatch(/Cobros<\/dt>\s*<dd>0</);
  });

  it('the traveller gives a reservation up: the seat goes free at once, for the owner only', async () => {
    const [buyer, stranger] = [await guest(), await guest()];
    const { cart, orderId, reference } = await reservation(buyer);
    const remove = (who: Guest) =>
      fetch(`${shop}/payment-api/payment/reservation/${orderId}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': randomUUID() },
      });
    expect((await remove(stranger)).status).toBe(403);
    expect(await (await remove(buyer)).json()).toMatchObject({ reservation: { state: 'cancelled' } });
    expect(await stateOf(cart.trip, cart.seatId)).toBe('free');
    expect((await till('cash.paid', { reference, amount: cart.displayTotal, receipt: 'r5' })).body.code).toBe('reservation-cancelled');
  });

  it('[CASH-010][CONST-048] exactly five pending reservations allow another one, six do not', async () => {
    const buyer = await guest();
    for (let count = 0; count < 6; count += 1) await reservation(buyer);
    const { status, body } = await reserve(buyer, await cartOf(buyer));
    expect([status, body.code]).toEqual([409, 'cash-limit']);
  });

  it('[CASH-001] is refused above ten unpaid seats of a bus from one connection, and may still pay by card', async () => {
    const family = await guest();
    const cart = await cartOf(family, 5);
    const { status, body } = await reserve(family, cart);
    expect([status, body.code]).toEqual([409, 'cash-bus-limit']);
    expect(await cartStatus(cart.cartId)).toBe('open');
    expect((await pay(family, cart, '4242424242424242')).status).toBe(200);
  });

  it('[CASH-001] is refused without a registered account or a phone that a code proved', async () => {
    const stranger = await unprovedGuest();
    const cart = await cartOf(stranger);
    const { status, body } = await reserve(stranger, cart);
    expect([status, body.code]).toEqual([409, 'cash-unproved']);
    expect((await call<Payment['schemas']['PaymentMethods']>('/payment-api/trip/payment-methods', stranger)).body.mayReserve).toBe(false);
    expect(await cartStatus(cart.cartId)).toBe('open');
    expect((await pay(stranger, cart, '4242424242424242')).status).toBe(200);
  });
});

it('an operation without a route answers 501, one with a route does not', async () => {
  for (const { document, id, method, path } of documentNames.flatMap((name) => operationsOf(name))) {
    const { statusCode } = await anden.app.inject({ method, url: `/${document}-api${path.replaceAll(/\{\w+\}/g, 'x')}` });
    expect(statusCode === 501, `${id} answers ${statusCode}`).toBe(!isServed(document, id));
  }
});
