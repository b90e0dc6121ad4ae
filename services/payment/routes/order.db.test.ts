import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import type { components as Trip } from '../../../openapi/types/trip.ts';
import { departureDay } from '../../../tests/faults/support/fakeTrip.ts';
import { newShopper, type Shopper } from '../../../tests/faults/support/shopper.ts';
import {
  type PaymentAnswer,
  serviceToken,
  type Session,
  startWorld,
  type Transaction,
  type World,
} from '../../../tests/faults/support/world.ts';
import { cancelBody, blockBody, type MappedSeat, mapPath, seatsIn, type TripOffer } from '../../../tests/support/trip.ts';
import { newFolio, newPaymentId } from '../domain/ids.ts';
import { createPayments } from '../store/payments.ts';
import type { NewPayment } from '../domain/payment.ts';
import { paymentWorld } from '../../../tests/support/paymentWorld.ts';

type Schemas = components['schemas'];
type Bought = Trip['schemas']['Transaction'];
type Ordered = { responseConfirmTickets: Schemas['ConfirmTickets']; code?: string; granTotal?: number; orderId?: string };

const credit = 47_500_000;
const customerInfo = { firstName: 'Ana', lastName: 'Peña', email: 'ana@example.com' };
const orderBody = (cartId: string, more: Partial<Schemas['OrderRequest']> = {}): Schemas['OrderRequest'] => ({
  cartId,
  customFields: [],
  withPoints: false,
  coupon: null,
  couponId: null,
  payment: { method: 'no_payment', amount: 0, description: 'Boletos de autobús', amountDisplay: '0.00' },
  customerInfo,
  ...more,
});

const world = await paymentWorld();

describe('an order without payment', () => {
  let buyer: Session;
  let carts = 0;

  beforeEach(async () => {
    buyer = await world.guest();
  });

  function newChange({ granTotal = 0, owner = buyer, secondsLeft = 540 } = {}): string {
    const id = `c_${(carts += 1)}`;
    world.trip.addCart({ id, accountId: owner.subject, granTotal, creditsTotal: credit, secondsLeft });
    return id;
  }
  const order = (body: Schemas['OrderRequest'], { key = crypto.randomUUID(), owner = buyer } = {}) =>
    world.call<Ordered>('POST', '/payment-api/payment/order', { token: owner.token, body, key });
  const rowOf = async (cartId: string) =>
    (
      await world.db.query<{ id: string; state: string; bank_id: string | null; lease_until: Date | null }>(
        'select id, state, bank_id, lease_until from payment.payment where cart_id = $1',
        [cartId],
      )
    )[0];
  const mailsOf = async (cartId: string): Promise<number> =>
    (await world.db.query("select 1 from platform.outbox where kind = 'mail' and text like $1", [`%TRX-${cartId}%`])).length;

  it('[API-079] [FREE-009] issues the tickets of a change at once, with a mail, without the bank', async () => {
    const cartId = newChange();
    const { status, body } = await order(orderBody(cartId));
    expect(status).toBe(200);
    expect(body.responseConfirmTickets).toMatchObject({
      orderId: `o_${cartId}`,
      transactionSummary: [{ itemId: `AN-${cartId}`, details: { passenger: 'Ana Peña' } }],
      responsePayment: { total: 0 },
    });
    expect(await rowOf(cartId)).toMatchObject({ state: 'paid', bank_id: null });
    expect(await mailsOf(cartId)).toBe(1);
    const asked = await world.db.query('select 1 from sandbox.bank_payment where payment_id = $1', [(await rowOf(cartId))?.id]);
    expect(asked).toEqual([]);
    const detail = await world.call<Schemas['CartDetail']>('GET', `/payment-api/payment/detail/cart/o_${cartId}`, { token: buyer.token });
    expect(detail.body).toMatchObject({ isChange: true, granTotal: 0, creditsTotal: credit, payment_data: { amount: 0 } });
    const transaction = await world.call<Transaction>('GET', `/payment-api/payment/transaction/${(await rowOf(cartId))?.id}`, {
      token: buyer.token,
    });
    expect(transaction.body).toMatchObject({ status: 'AUTHORISED', charge: 'not-charged', method: 'no_payment', orderId: `o_${cartId}` });
  });

  it('requested again with its key, or fifty times at once, is one order', async () => {
    const cartId = newChange();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(orderBody(cartId), { key })));
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    answers.push(await order(orderBody(cartId), { key }));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(world.trip.orders().filter((one) => one.cartId === cartId)).toHaveLength(1);
    expect((await order(orderBody(cartId))).body).toMatchObject({ code: 'cart-sold', orderId: `o_${cartId}` });
  });

  it('and a key that began another kind of payment is refused, both ways', async () => {
    const [free, due] = [newChange(), newChange({ granTotal: 5_000_000 })];
    const [freeKey, dueKey] = [crypto.randomUUID(), crypto.randomUUID()];
    const card = await world.card(due, 5_000_000, '4242424242424242');
    await order(orderBody(free), { key: freeKey });
    const paid = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: card, key: dueKey });
    expect(paid.body.responsePayment).toMatchObject({ status: 'AUTHORISED', amount: 5_000_000 });
    expect((await world.books()).get(paid.body.responsePayment.id)).toBe(5_000_000);
    expect((await order(orderBody(free), { key: dueKey })).body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    const again = await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body: card, key: freeKey });
    expect(again.body).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  });

  it('[RIDE-015] [API-086] a ride coupon goes to the mail of a passenger of the order, never with other words', async () => {
    const cartId = newChange();
    await order(orderBody(cartId));
    const ask = (name: string) =>
      world.call<{ code?: string }>('POST', '/payment-api/uber/counpon', {
        token: buyer.token,
        key: crypto.randomUUID(),
        body: {
          numOperation: `o_${cartId}`,
          coupons: [
            {
              name,
              email: 'ride@example.com',
              phone: '+528112345678',
              terminal: 'TAM',
              startsAt: `${departureDay}T15:45:00-06:00`,
              endsAt: `${departureDay}T18:45:00-06:00`,
            },
          ],
        },
      });
    const mails = () =>
      world.db.query<{ text: string }>("select text from platform.outbox where kind = 'mail' and recipient = 'ride@example.com'");
    expect(await ask('https://evil.example')).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(await ask('Gana dinero')).toMatchObject({ status: 422, body: { code: 'passenger-unknown' } });
    expect(await mails()).toEqual([]);
    for (const ticket of world.trip.orders().find(({ orderId }) => orderId === `o_${cartId}`)?.tickets ?? [])
      Object.assign(ticket, { status: 'cancelled' });
    expect(await ask('ANA')).toMatchObject({ status: 422, body: { code: 'terminal-not-served' } });
    for (const ticket of world.trip.orders().find(({ orderId }) => orderId === `o_${cartId}`)?.tickets ?? [])
      Object.assign(ticket, { status: 'issued' });
    expect((await ask('ANA')).status).toBe(200);
    expect(await mails()).toMatchObject([
      { text: expect.stringMatching(/^Hola, ANA\. Tu cupón de traslado en TAM es ANDEN-RIDE-[\dA-F]{10}\./) },
    ]);
  });

  it('with an amount due is refused with that amount; without one a card is refused', async () => {
    expect((await order(orderBody(newChange({ granTotal: 1000 })))).body).toMatchObject({ status: 422, code: 'not-free', granTotal: 1000 });
    const cartId = newChange();
    const body = await world.card(cartId, 0, '4242424242424242');
    expect((await world.call<PaymentAnswer>('POST', '/payment-api/payment', { token: buyer.token, body })).body).toMatchObject({
      status: 422,
      code: 'method-not-available',
    });
    expect(await rowOf(cartId)).toBeUndefined();
    expect((await order(orderBody(cartId))).status).toBe(200);
  });

  it.each(['cortesia', 'puntos-viaja'] as const)('by %s is refused until there are coupons and points', async (method) => {
    const payment = { method, amount: 0, description: 'Boletos de autobús', amountDisplay: '0.00' };
    expect((await order(orderBody(newChange(), { payment }))).body).toMatchObject({ status: 422, code: 'method-not-available' });
  });

  it('with a coupon or points, or of a foreign, missing or expired cart, is refused', async () => {
    expect((await order(orderBody(newChange(), { coupon: 'VIAJA100' }))).body.code).toBe('coupon-invalid');
    expect((await order(orderBody(newChange(), { withPoints: true }))).body.code).toBe('points-not-available');
    expect((await order(orderBody(newChange({ owner: await world.guest() })))).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await order(orderBody('c_none'))).body).toMatchObject({ status: 404, code: 'cart-not-found' });
    expect((await order(orderBody(newChange({ secondsLeft: -1 })))).body).toMatchObject({ status: 409, code: 'cart-expired' });
    const cartId = newChange();
    await world.call('DELETE', `/payment-api/payment/cart/${cartId}`, { token: buyer.token });
    expect((await order(orderBody(cartId))).body).toMatchObject({ status: 409, code: 'cart-released' });
    const key = crypto.randomUUID();
    await order(orderBody(newChange()), { key });
    expect((await order(orderBody(newChange()), { key, owner: await world.guest() })).body.code).toBe('idempotency-key-reused');
  });

  it('with lost seats or tickets is refused without a refund', async () => {
    const cartId = newChange();
    world.trip.loseSeats(cartId);
    expect((await order(orderBody(cartId))).body).toMatchObject({ status: 409, code: 'cart-expired' });
    expect(await rowOf(cartId)).toMatchObject({ state: 'refused' });
    const transaction = await world.call<Transaction>('GET', `/payment-api/payment/transaction/${(await rowOf(cartId))?.id}`, {
      token: buyer.token,
    });
    expect(transaction.body).toMatchObject({ status: 'REFUSED', charge: 'not-charged', reason: 'cart-expired', retryAllowed: false });
  });

  it('without an answer of the trip service is finished by the worker, and by the same key', async () => {
    const [cartId, key] = [newChange(), crypto.randomUUID()];
    const row = await beginWithoutDriver(cartId, key);
    world.trip.down(true);
    await createPayments(world.db, world.clock).unlease(row.id, 0);
    expect((await order(orderBody(cartId), { key })).status).toBe(503);
    world.trip.down(false);
    await expect.poll(async () => (await rowOf(cartId))?.state).toBe('paid');
    expect((await order(orderBody(cartId), { key })).body.responseConfirmTickets.responsePayment._id).toBe(row.id);
  });

  it('of a process that crashed between confirmation and its note ends with one order and one mail', async () => {
    const cartId = newChange();
    const row = await beginWithoutDriver(cartId, crypto.randomUUID());
    const confirmed = await fetch(`${world.config.tripUrl}/internal/cart/${cartId}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'service-token': serviceToken },
      body: JSON.stringify({ paymentId: row.id, amount: 0, folio: row.folio }),
    });
    expect(confirmed.status).toBe(200);
    await createPayments(world.db, world.clock).unlease(row.id, 0);
    await expect.poll(async () => (await rowOf(cartId))?.state).toBe('paid');
    expect(world.trip.orders().filter((one) => one.cartId === cartId)).toHaveLength(1);
    expect(await mailsOf(cartId)).toBe(1);
  });

  it('never enters a state of the bank', async () => {
    const { id } = await beginWithoutDriver(newChange(), crypto.randomUUID());
    for (const state of ['asking', 'pending', 'challenged', 'closing', 'unknown', 'voiding', 'refunded']) {
      await expect(world.db.query('update payment.payment set state = $2 where id = $1', [id, state])).rejects.toThrow();
    }
  });

  /** Inserts the row that a process wrote before it crashed. */
  async function beginWithoutDriver(cartId: string, key: string): Promise<NewPayment> {
    const payment: NewPayment = {
      id: newPaymentId(),
      key,
      cartId,
      accountId: buyer.subject,
      folio: newFolio(),
      reference: 'r',
      method: 'no_payment',
      amount: 0,
      currency: 'MXN',
      customer: customerInfo,
      session: undefined,
      deadlineAt: new Date(world.clock.now() + 900_000),
    };
    expect(await createPayments(world.db, world.clock).insert(payment)).not.toBe('taken');
    return payment;
  }
});

describe('bought tickets over the real services', () => {
  let world: World;
  let shopper: Shopper;

  beforeAll(async () => {
    world = await startWorld({ realTrip: true });
    shopper = await newShopper(world.config.publicUrl, world.config.sandboxUrl);
  });
  afterAll(() => world.close());

  async function good<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const reply = await shopper.call<Body>(method, path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body;
  }
  const detailOf = (orderId: string) => good<Schemas['CartDetail']>('GET', `/payment-api/payment/detail/cart/${orderId}`);
  /** Free seats of the bus of a ticket. */
  async function freeSeats({
    run,
    fromShortcode,
    toShortcode,
  }: Trip['schemas']['Ticket']): Promise<{ trip: TripOffer; seats: MappedSeat[] }> {
    const query = new URLSearchParams({ originId: fromShortcode, destinationId: toShortcode, departureDate: run.manifestDate });
    const { oneWayTrips } = await good<Trip['schemas']['TripSearch']>('GET', `/trip-api/trip?${query}`);
    const trip = oneWayTrips.find(({ segments: [segment] }) => segment?.name === run.scheduleId);
    if (trip === undefined) throw new Error('the bus of the ticket is not offered');
    const map = await good<Trip['schemas']['SeatMapAnswer']>('GET', `/trip-api${mapPath(trip)}`);
    return { trip, seats: seatsIn(map).filter(({ state }) => state === 'free') };
  }
  async function change(ticket: Trip['schemas']['Ticket'], items: string[] = []): Promise<Trip['schemas']['BlockAnswer']> {
    const {
      trip,
      seats: [seat],
    } = await freeSeats(ticket);
    if (seat === undefined) throw new Error('the bus is full');
    const { firstName, lastName, fareId, _id } = ticket;
    return good('POST', '/trip-api/seat/block', blockBody([{ trip, seat, firstName, lastName, fareId, items, change: _id }]));
  }
  async function buy(): Promise<Trip['schemas']['Ticket']> {
    const paid = await shopper.pay(await shopper.fillCart(), '4242424242424242');
    const [ticket] = (await detailOf(paid.body.responsePayment.orderId ?? '')).tickets;
    if (ticket === undefined) throw new Error('nothing was bought');
    return ticket;
  }

  it('[EDIT-001] [FREE-009] [API-079] to another seat costs nothing: new tickets, and the old seat is free', async () => {
    const old = await buy();
    await good('GET', `/trip-api/api/ticket/validate-transfer/${old._id}`);
    const { cartId, displayTotal } = await change(old);
    expect(displayTotal).toBe(0);
    const { responseConfirmTickets } = await good<Ordered>('POST', '/payment-api/payment/order', orderBody(cartId));
    const detail = await detailOf(responseConfirmTickets.orderId);
    expect(detail).toMatchObject({ isChange: true, creditsTotal: old.total, granTotal: 0, tickets: [{ status: 'issued' }] });
    expect((await freeSeats(old)).seats.map(({ id }) => id)).toContain(old.seatId);
  });

  it('[FREE-010] with one more service charges the difference by card, and the old order shows its ticket as replaced', async () => {
    const old = await buy();
    const { cartId, displayTotal } = await change(old, ['64']);
    expect(displayTotal).toBe(3_500_000);
    const paid = await shopper.pay({ cartId, amount: displayTotal }, '4242424242424242');
    expect(paid.body.responsePayment).toMatchObject({ status: 'AUTHORISED', amount: displayTotal });
    expect((await world.books()).get(paid.body.responsePayment.id)).toBe(displayTotal);
    const [row] = await world.db.query<{ id: string }>(
      'select id from trip.ticket_order where cart_id = (select cart_id from trip.cart_ticket where id = $1)',
      [old._id],
    );
    const before = await detailOf(row?.id ?? '');
    expect(before.tickets).toMatchObject([{ _id: old._id, status: 'changed', qr: null }]);
    await good('POST', `/payment-api/payment/resend-email/cart/${row?.id}`, { to: 'otra@example.com' });
    const [mail] = await world.db.query<{ text: string }>("select text from platform.outbox where recipient = 'otra@example.com'");
    expect(mail?.text).toContain(`${old.itemId} · REEMPLAZADO.`);
  });

  it('whose ticket another change replaced while the bank was asked is refunded', async () => {
    const old = await buy();
    const slow = await change(old, ['64']);
    const paying = await shopper.pay({ cartId: slow.cartId, amount: slow.displayTotal }, '4000999300000010');
    expect(paying.body.responsePayment.status).toBe('PENDING');
    await world.db.query("update trip.cart_ticket set status = 'changed' where id = $1", [old._id]);
    world.forward(5);
    const end = await shopper.until(paying.body.responsePayment.id, ['REFUNDED']);
    expect(end).toMatchObject({ charge: 'refunded', orderId: null });
    expect((await world.books()).get(end.id) ?? 0).toBe(0);
  });

  it('[CANCEL-001] a cancelled ticket becomes points of its account, a guest too, which count at once', async () => {
    const ticket = await buy();
    const { transactionId } = await good<Bought>('GET', `/trip-api/ticket/${ticket._id}/transaction`);
    await good('POST', '/trip-api/api/ticket/cancel-tickets', cancelBody(transactionId, [ticket._id]));
    const entries = await world.db.query(
      `select entry.account_id = o.account_id as own, amount, counts_from from payment.points_entry entry
       join trip.ticket_order o on o.transaction_id = $2 where entry.reference = $1 order by amount desc`,
      [`cancel-${ticket._id}`, transactionId],
    );
    expect(entries).toEqual([
      { own: true, amount: ticket.total, counts_from: null },
      { own: false, amount: -ticket.total, counts_from: null },
    ]);
  });

  /** Reserves a cart that is paid at a till. */
  async function reserve(): Promise<{ cartId: string; amount: number }> {
    const { cartId, amount } = await shopper.fillCart();
    const payment = { method: 'pay_later', amount, description: 'Boletos', amountDisplay: (amount / 100_000).toFixed(2) };
    const body = { cartId, withPoints: false, coupon: null, couponId: null, customFields: [], payment, customerInfo };
    await good('POST', '/payment-api/payment', body);
    return { cartId, amount };
  }

  it('[TRIPS-052] a reservation shows in My trips what the till asks for', async () => {
    const { cartId, amount } = await reserve();
    const { tickets, reservation } = await detailOf(cartId);
    const transaction = await good<Bought>('GET', `/trip-api/ticket/${tickets[0]?._id}/transaction`);
    expect(transaction.payments).toEqual([
      {
        type: 'pay_later',
        method: 'pay_later',
        total: amount,
        referenceNumber: reservation?.reference,
        waitingExpirationDate: reservation?.expiresAt,
      },
    ]);
  });

  it('[API-087] a reservation has a voucher without a code as long as it is unpaid, and is sent again as what it is', async () => {
    const { cartId } = await reserve();
    const { orderId, ticketsUrl } = await detailOf(cartId);
    const document = await (await fetch(new URL(ticketsUrl, world.config.publicUrl))).text();
    expect(document).toMatch(/^%PDF/);
    expect(document).not.toContain('/Subtype /Image');
    await good('POST', `/payment-api/payment/resend-email/cart/${orderId}`, { to: 'socia@example.com' });
    const sent = await world.db.query<{ subject: string; text: string; attachment: unknown }>(
      "select subject, text, attachment from platform.outbox where recipient = 'socia@example.com'",
    );
    expect(sent).toMatchObject([{ subject: expect.stringMatching(/^Tu reserva de autobús/), attachment: null }]);
    expect(sent[0]?.text).toContain('SIN PAGAR');
    await good('DELETE', `/payment-api/payment/reservation/${orderId}`);
    await good('POST', `/payment-api/payment/resend-email/cart/${orderId}`, { to: 'otro@example.com' });
    const [after] = await world.db.query<{ text: string }>("select text from platform.outbox where recipient = 'otro@example.com'");
    expect(after?.text).toContain('CANCELADO');
  });

  it('a reservation has one reminder, in the last quarter of its time, and none when it was cancelled', async () => {
    const [waiting, cancelled] = [await reserve(), await reserve()];
    await good('DELETE', `/payment-api/payment/reservation/${(await detailOf(cancelled.cartId)).orderId}`);
    const reference = (await detailOf(waiting.cartId)).reservation?.reference.replaceAll(/(\d{4})(?=\d)/g, '$1 ') ?? '';
    const reminders = async () =>
      (
        await world.db.query<{ text: string }>("select text from platform.outbox where subject like 'Tu reserva de autobús vence pronto%'")
      ).map(({ text }) => text);
    /** The worker looks again now, and once more. */
    const look = async () => {
      for (let time = 0; time < 2; time += 1) {
        await world.db.query("update payment.payment set next_try_at = '-infinity' where state in ('reserved', 'refused')");
        const untouched = "select 1 from payment.payment where state = 'reserved' and next_try_at = '-infinity'";
        await expect.poll(() => world.db.query(untouched)).toEqual([]);
      }
    };
    await world.db.query("update payment.payment set state = 'refused' where state = 'reserved' and cart_id <> $1", [waiting.cartId]);
    world.forward(17 * 3600);
    await look();
    expect(await reminders()).toEqual([]);
    world.forward(2 * 3600);
    await look();
    expect(await reminders()).toEqual([
      expect.stringMatching(new RegExp(`Número de referencia: ${reference}\\nPaga antes del .+ de 20\\d\\d`)),
    ]);
  });
});
