import { randomUUID } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/payment.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { newShopper } from '../../../tests/faults/support/shopper.ts';
import { cancelBody } from '../../../tests/support/trip.ts';
import { holderSecret } from '../../../tests/support/holders.ts';
import { paymentOffice } from '../../../tests/support/paymentOffice.ts';
import { freePort } from '../../../tests/support/ports.ts';
import { bankIdOf } from '../../sandbox/bank/bank.ts';
import { bankSecrets } from '../../shared/bankConfig.ts';
import { type Config, readConfig } from '../../shared/config.ts';
import type { Database } from '../../shared/db.ts';
import { type Anden, startAnden } from '../../start/startAnden.ts';
import type { PaymentState } from '../domain/saga.ts';
import { createAndenBank } from '../gateways/andenBank.ts';
import type { BankGateway } from '../gateways/bank.ts';
import { createPayments } from '../store/payments.ts';
import { createPoints } from '../store/points.ts';
import { createRefunds } from '../store/refunds.ts';
import { giveBack } from '../workers/refunds.ts';
import { closeDay } from '../saga/closeDay.ts';

const price = 123_400_000;

describe('money back', () => {
  let anden: Anden;
  let db: Database;
  let url: string;
  let config: Config;
  let bank: BankGateway;
  let office: ReturnType<typeof paymentOffice>;
  beforeAll(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    db = await openTestDatabase();
    url = `http://127.0.0.1:${port}`;
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    config = readConfig(
      {},
      {
        port,
        sandboxPort,
        holderSecret,
        shopTimeZone: 'America/Monterrey',
        host: '127.0.0.1',
        logLevel: 'silent',
        sandboxUrl,
        bankUrl: `${sandboxUrl}/bank`,
      },
    );
    anden = await startAnden(config, { db });
    office = paymentOffice(anden.platform, url);
    const { apiKey, signing } = await bankSecrets(db, config);
    bank = createAndenBank({ bankUrl: config.bankUrl, apiKey, signing, notifyUrl: '', patience: { authorise: 4000, other: 4000 } });
  });
  afterAll(() => anden.close());

  const giveBackAs = (id: string, amount: number | null, more: Parameters<typeof office.refund>[2] = {}) =>
    office.refund(folioOf(id), amount, more);
  const leftOf = async (id: string) => (await office.payment(folioOf(id))).refundable?.whole;

  /** A payment that the bank captured, unless its state says otherwise. */
  async function payment({
    state = 'paid',
    method = 'pasarela-de-pago',
    minutes = 60,
    refusedCapture = false,
    atBank = 'captured',
  } = {}): Promise<string> {
    const id = randomUUID();
    await db.query(
      `insert into payment.payment (id, idempotency_key, cart_id, account_id, folio, reference, state, method, amount, customer, created_at, deadline_at,
         next_try_at, bank_id, operation_at, capture_refused_at)
       values ($1, $2, $3, 'a', $4, $5, $6, $12, $7, $8, now() - make_interval(mins => $9), now(),
         now() + interval '1 day', $10, now(), case when $11 then now() end)`,
      [
        ...[id, randomUUID(), `c-${id}`, folioOf(id), `R-${id.slice(0, 8)}`, state, price],
        JSON.stringify({ firstName: 'Ana', lastName: 'Peña', email: `${id.slice(0, 8)}@example.com` }),
        ...[minutes, bankIdOf(id), refusedCapture, method],
      ],
    );
    await db.query(
      `insert into sandbox.bank_payment (payment_id, status, amount, currency, outcome, created_at, updated_at) values ($1, $2, $3, 'MXN', 'authorised', now(), now())`,
      [id, atBank, price],
    );
    if (atBank === 'captured')
      await db.query("insert into sandbox.bank_entry (payment_id, kind, amount, made_at) values ($1, 'capture', $2, now())", [id, price]);
    return id;
  }
  const folioOf = (id: string): string => `F-${id.slice(0, 8).toUpperCase()}`;
  const refundedAtBank = async (id: string): Promise<number[]> =>
    (
      await db.query<{ amount: number }>(
        "select amount from sandbox.bank_entry where payment_id = $1 and kind = 'refund' order by amount",
        [id],
      )
    ).map(({ amount }) => amount);
  const statesOf = async (id: string): Promise<string[]> =>
    (await db.query<{ state: string }>('select state from payment.refund where payment_id = $1 order by amount', [id])).map(
      ({ state }) => state,
    );
  const mailsOf = async (id: string): Promise<number> =>
    (await db.query('select 1 from platform.outbox where recipient = $1', [`${id.slice(0, 8)}@example.com`])).length;
  const stateOf = async (id: string): Promise<PaymentState | undefined> =>
    (await db.query<{ state: PaymentState }>('select state from payment.payment where id = $1', [id]))[0]?.state;

  const hour = 3_600_000;
  const closeAround = async () => {
    const close = await closeDay(db, bank, new Date(Date.now() - hour), new Date(Date.now() + hour));
    if (close === 'silence') throw new Error('no list');
    return close;
  };
  const differences = async () => (await closeAround()).differences.map(({ bankId }) => bankId);

  it('goes back in part and then whole, with a mail each, and the payment says what is left', async () => {
    const id = await payment();
    expect(await leftOf(id)).toEqual({ bank: price, till: 0, points: 0 });
    expect(await giveBackAs(id, 23_450_000)).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done']);
    expect(await refundedAtBank(id)).toEqual([23_450_000]);
    expect(await leftOf(id)).toEqual({ bank: 99_950_000, till: 0, points: 0 });
    expect((await office.payment(folioOf(id))).refunds).toEqual([
      {
        id: expect.any(String),
        ticketId: null,
        way: 'bank',
        amount: 23_450_000,
        state: 'done',
        person: 'Persona de Prueba',
        reason: 'El autobús no salió',
        askedAt: expect.any(String),
        settledAt: expect.any(String),
      },
    ]);
    expect(await giveBackAs(id, null)).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await refundedAtBank(id)).toEqual([23_450_000, 99_950_000]);
    expect(await mailsOf(id)).toBe(2);
    expect(await leftOf(id)).toEqual({ bank: 0, till: 0, points: 0 });
    expect(await giveBackAs(id, null)).toBe('amount-too-high');
  });

  it('is never more than was charged: at the edge, of no coin, twice with one id, and ten at once', async () => {
    const id = await payment();
    expect(await giveBackAs(id, price + 1000)).toBe('amount-too-high');
    expect(await giveBackAs(id, 999)).toBe('amount-unreadable');
    for (const amount of [-500_000, 0, 0.5, 2 ** 53]) expect(await giveBackAs(id, amount), String(amount)).toBe('invalid-request');
    expect(await giveBackAs(id, 500_000, { reason: '  a ' })).toBe('invalid-request');
    expect(await giveBackAs(id, 500_000, { id: 'x' })).toBe('invalid-request');
    expect(await giveBackAs(id, 500_000, { ticketId: 't-of-another' })).toBe('ticket-unknown');
    const once = { id: randomUUID() };
    expect(await Promise.all([giveBackAs(id, 3_400_000, once), giveBackAs(id, 3_400_000, once)])).toEqual([200, 200]);
    expect(await giveBackAs(id, 3_400_000, once)).toBe(200);
    const other = await payment();
    expect(await giveBackAs(other, 3_400_000, once)).toBe('refund-id-used');
    const ends = await Promise.all(Array.from({ length: 10 }, () => giveBackAs(id, 120_000_000)));
    expect(ends.filter((end) => end === 200)).toHaveLength(1);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await refundedAtBank(id)).toEqual([3_400_000, 120_000_000]);
    const acts = await db.query<{ detail: object }>(
      "select detail from platform.act where act = 'refund' and $1 = any (about) order by id",
      [id],
    );
    expect(acts.map(({ detail }) => detail)).toEqual([
      { ...once, way: 'bank', amount: 3_400_000 },
      { id: expect.any(String), way: 'bank', amount: 120_000_000 },
    ]);
  });

  it('goes back once when the process ended between the bank and its mark, and tells what the bank refuses', async () => {
    const refunds = createRefunds(db, anden.platform.clock);
    const { clock, outbox } = anden.platform;
    const noOrder = () => Promise.reject(new Error('these payments have no order'));
    const trip = { takeWorth: noOrder, returnWorth: noOrder };
    const parts = { db, outbox, bank, trip, payments: createPayments(db, clock), points: createPoints(db, clock), refunds };
    const id = await payment();
    const refund = { id: randomUUID(), payment_id: id, ticket_id: null, amount: 1000, way: 'bank', operator: 'o', reason: 'r' } as const;
    await refunds.ask(db, refund);
    const [asked] = await refunds.of(id);
    if (asked === undefined) throw new Error('no refund');
    expect(
      await bank.refund({ paymentId: id, bankId: bankIdOf(id), amount: price, currency: 'MXN' }, { key: asked.id, amount: 1000 }),
    ).toBe('done');
    await Promise.all([giveBack(parts, asked), giveBack(parts, asked)]);
    expect([await refundedAtBank(id), await statesOf(id), await mailsOf(id)]).toEqual([[1000], ['done'], 1]);
    const voided = await payment({ atBank: 'voided' });
    await giveBackAs(voided, 100_000);
    await expect.poll(() => statesOf(voided), { timeout: 15_000 }).toEqual(['refused']);
    expect(await mailsOf(voided)).toBe(0);
    expect((await office.payment(folioOf(voided))).refunds).toMatchObject([{ state: 'refused' }]);
  });

  it('[CANCEL-001] goes back to the card and as points, and a cancellation gives what is left of the ticket', async () => {
    const shopper = await newShopper(url, config.sandboxUrl);
    const { body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
    const { id, orderId, folio, amount } = body.responsePayment;
    const [ticket] = await db.query<{ id: string; trx: string; account: string }>(
      'select ticket.id, o.transaction_id as trx, o.account_id as account from trip.ticket_order o join trip.cart_ticket ticket using (cart_id) where o.id = $1',
      [orderId],
    );
    if (ticket === undefined) throw new Error('nothing was bought');
    const bag = () => createPoints(db, anden.platform.clock).balance(ticket.account);
    const before = await bag();
    expect(await office.refund(folio, 10_000_000, { ticketId: ticket.id })).toBe(200);
    expect(await office.refund(folio, 5_050_000, { way: 'points' })).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await bag()).toBe(before + 5_050_000);
    const left = { bank: amount - 15_050_000, till: 0, points: amount - 15_050_000 };
    expect((await office.payment(folio)).refundable).toEqual({ whole: left, tickets: [{ ticketId: ticket.id, ...left }] });
    expect(await office.refund(folio, null, { way: 'till' })).toBe('amount-too-high');
    const [act] = await db.query<{ about: string[] }>("select about from platform.act where act = 'refund' and $1 = any (about)", [
      ticket.id,
    ]);
    expect(act?.about).toEqual([id, orderId, ticket.id]);
    const cancelled = await shopper.call<{ refunded: number }>(
      'POST',
      '/trip-api/api/ticket/cancel-tickets',
      cancelBody(ticket.trx, [ticket.id]),
    );
    expect([cancelled.status, cancelled.body.refunded]).toEqual([200, amount - 15_050_000]);
    expect(await office.refund(folio, 100_000)).toBe('amount-too-high');
    expect(await office.refund(folio, 100_000, { ticketId: ticket.id })).toBe('ticket-unknown');
    expect((await office.payment(folio)).refundable).toEqual({ whole: { bank: 0, till: 0, points: 0 }, tickets: [] });
  });

  it('is found by whoever calls: by name, e-mail, phone, ticket, day and seat; by folio and by the reference of a voucher', async () => {
    const shopper = await newShopper(url, config.sandboxUrl);
    const { body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
    const { id, orderId, folio, amount } = body.responsePayment;
    const [sold] = await db.query<{ item: string; seat: number; day: string }>(
      `select item_id as item, seat, right(run_id, 10) as day from trip.cart_ticket join trip.ticket_order o using (cart_id) where o.id = $1`,
      [orderId],
    );
    if (sold === undefined) throw new Error('nothing was bought');
    for (const text of [
      'peña',
      `${shopper.phone}@EXAMPLE.com`,
      sold.item,
      `${sold.day} ${sold.seat}`,
      `+52 ${shopper.phone}`,
      folio.toLowerCase(),
    ]) {
      const { orders, isMore } = await office.find(text);
      const found = orders.find((order) => order.folio === folio);
      expect(found, text).toMatchObject({
        ...{ paymentId: id, orderId, state: 'paid', amount, currency: 'MXN' },
        tickets: [{ itemId: sold.item, seat: String(sold.seat), status: 'issued', runId: expect.stringContaining(sold.day) }],
      });
      expect(isMore, text).toBe(false);
    }
    const cash = await payment({ method: 'pay_later', atBank: 'voided' });
    expect((await office.find(`R-${cash.slice(0, 8)}`)).orders).toMatchObject([{ paymentId: cash, orderId: null, tickets: [] }]);
    for (const text of ['nadie se llama así', 'nadie@example.com', '81 0000 0000'])
      expect(await office.find(text), text).toEqual({ orders: [], isMore: false });
    for (const text of ['', '  ', 'x'.repeat(81)])
      expect(await office.end(office.call(['door'], 'POST', '/find', { text }, null)), text).toBe('invalid-request');
  });

  it('cash goes back at the till, and is nothing that the bank should list', async () => {
    const id = await payment({ method: 'pay_later', atBank: 'voided' });
    expect(await giveBackAs(id, 100_000)).toBe('amount-too-high');
    expect(await giveBackAs(id, 23_400_000, { way: 'till', reason: 'Recibo 17' })).toBe(200);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done']);
    expect(await leftOf(id)).toEqual({ bank: 0, till: 100_000_000, points: 0 });
    expect(await mailsOf(id)).toBe(1);
    expect([await refundedAtBank(id), await differences()]).toEqual([[], expect.not.arrayContaining([bankIdOf(id)])]);
  });

  it('that the bank does not confirm is closed by hand with its proof, 20 minutes after the payment', async () => {
    const young = await payment({ state: 'voiding', minutes: 19, atBank: 'processing' });
    expect(await office.act(folioOf(young), 'mark-refunded', 'razón', 'B-1')).toBe('act-not-allowed');
    const old = await payment({ state: 'voiding', minutes: 20, atBank: 'processing' });
    expect(await office.act(folioOf(old), 'mark-refunded')).toBe('proof-missing');
    expect(await office.act(folioOf(old), 'mark-refunded', 'El banco lo hizo a mano', 'B-2')).toBe(200);
    expect(await stateOf(old)).toBe('refunded');
  });

  it('a capture that the bank refuses is seen, and closed with the proof of another way', async () => {
    const id = await payment({ state: 'ticketed', refusedCapture: true, atBank: 'voided' });
    const listed = (await office.open()).payments.find((one) => one.id === id);
    expect(listed).toMatchObject({ folio: folioOf(id), group: 'not-captured', isLate: true, acts: ['ask', 'mark-captured'] });
    expect(await office.act(folioOf(id), 'mark-captured', 'Pagó por transferencia', 'T-9')).toBe(200);
    expect(await stateOf(id)).toBe('paid');
    // The bank has nothing of it, so nothing goes back to the card and the close does not miss it.
    expect(await giveBackAs(id, 100_000)).toBe('amount-too-high');
    expect(await differences()).not.toContain(bankIdOf(id));
    const late = await payment({ state: 'ticketed', refusedCapture: true, atBank: 'authorised' });
    expect(await office.act(folioOf(late), 'ask', 'El banco ya lo permite')).toBe(200);
    expect([await stateOf(late), await differences()]).toEqual(['paid', expect.not.arrayContaining([bankIdOf(late)])]);
    expect(await giveBackAs(late, 100_000)).toBe(200);
    const other = await payment({ state: 'ticketed', atBank: 'processing' });
    expect(await office.act(folioOf(other), 'mark-captured', 'razón', 'p')).toBe('act-not-allowed');
  });

  it('the close of a day names each payment of which the bank says another thing, and no other', async () => {
    const missing = await payment({ atBank: 'voided' });
    const strange = randomUUID();
    await db.query(
      `insert into sandbox.bank_payment (payment_id, status, amount, currency, outcome, created_at, updated_at) values ($1, 'captured', $2, 'MXN', 'authorised', now(), now())`,
      [strange, price],
    );
    await db.query("insert into sandbox.bank_entry (payment_id, kind, amount, made_at) values ($1, 'capture', $2, now())", [
      strange,
      price,
    ]);
    const good = await payment();
    const named = new Map(
      (await closeAround()).differences.map(({ bankId, folio, ours, bank: theirs }) => [bankId, { folio, ours, theirs }]),
    );
    expect(named.get(bankIdOf(missing))).toEqual({
      folio: folioOf(missing),
      ours: { captured: price, refunded: 0 },
      theirs: { captured: 0, refunded: 0 },
    });
    expect(named.get(bankIdOf(strange))).toEqual({
      folio: null,
      ours: { captured: 0, refunded: 0 },
      theirs: { captured: price, refunded: 0 },
    });
    expect(named.has(bankIdOf(good))).toBe(false);
    const zone = config.shopTimeZone ?? 'UTC';
    const today = Temporal.Now.plainDateISO(zone).toString();
    const { body } = await office.call<components['schemas']['DailyClose']>(['money'], 'GET', `/close?day=${today}`);
    expect(body).toMatchObject({ day: today, currency: 'MXN', captured: expect.any(Number), refunded: expect.any(Number) });
    expect(body.differences).toContainEqual({
      folio: folioOf(missing),
      bankId: bankIdOf(missing),
      currency: 'MXN',
      ours: { captured: price, refunded: 0 },
      bank: { captured: 0, refunded: 0 },
    });
    const far = await office.call(['money'], 'GET', '/close?day=2999-12-31');
    expect(far.body).toEqual({ day: '2999-12-31', currency: 'MXN', captured: 0, refunded: 0, payments: 0, differences: [] });
    for (const day of ['', 'x', '2026-02-30', '-271821-04-19', '0000-01-01', '9999-12-31'])
      expect(await office.end(office.call(['money'], 'GET', `/close?day=${encodeURIComponent(day)}`)), day).toBe('invalid-request');
    expect(await office.end(office.call(['money'], 'GET', '/close'))).toBe('invalid-request');
  });

  it('a bank that does not list is no close', async () => {
    expect(await closeDay(db, { movements: async () => 'silence' }, new Date(), new Date())).toBe('silence');
  });
});
