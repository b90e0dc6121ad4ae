import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { newShopper } from '../../../tests/faults/support/shopper.ts';
import { cancelBody } from '../../../tests/support/trip.ts';
import { moneyText } from '../../shared/money.ts';
import { holderSecret } from '../../../tests/support/holders.ts';
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
import { closeDay } from './close.ts';

const token = 'operator-of-the-refunds';
const price = 123_400_000;

describe('money back', () => {
  let anden: Anden;
  let db: Database;
  let url: string;
  let config: Config;
  let bank: BankGateway;
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
        host: '127.0.0.1',
        logLevel: 'silent',
        operatorToken: token,
        sandboxUrl,
        bankUrl: `${sandboxUrl}/bank`,
      },
    );
    anden = await startAnden(config, { db });
    const { apiKey, signing } = await bankSecrets(db, config);
    bank = createAndenBank({ bankUrl: config.bankUrl, apiKey, signing, notifyUrl: '', patience: { authorise: 4000, other: 4000 } });
  });
  afterAll(() => anden.close());

  const headers = { authorization: `Basic ${Buffer.from(`Lucía Elizondo:${token}`).toString('base64')}` };
  const page = async (path: string): Promise<string> => (await fetch(`${url}${path}`, { headers })).text();
  const act = async (fields: Readonly<Record<string, string>>): Promise<string> => {
    const init = { method: 'POST', redirect: 'manual', headers: { ...headers, origin: url }, body: new URLSearchParams(fields) } as const;
    const answer = await fetch(`${url}/operacion`, init);
    return answer.headers.get('location') ?? String(answer.status);
  };
  const giveBackAs = (payment: string, amount: string, more: Readonly<Record<string, string>> = {}) =>
    act({ act: 'refund', payment, amount, way: 'bank', refund: randomUUID(), reason: 'El autobús no salió', ...more });

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

  it('goes back in part and then whole, with a mail each, and the page says what is left', async () => {
    const id = await payment();
    expect(await page(`/operacion?folio=${folioOf(id)}`)).toContain('Toda la compra: quedan $1,234.00 MXN');
    expect(await giveBackAs(id, '234.50')).toBe('/operacion?fin=refunding');
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done']);
    expect(await refundedAtBank(id)).toEqual([23_450_000]);
    const text = await page(`/operacion?folio=${folioOf(id)}`);
    expect(text).toContain('Toda la compra: quedan $999.50 MXN');
    expect(text).toContain('Lucía Elizondo: El autobús no salió');
    expect(await giveBackAs(id, '', { folio: folioOf(id) })).toBe(`/operacion?fin=refunding&folio=${folioOf(id)}`);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await refundedAtBank(id)).toEqual([23_450_000, 99_950_000]);
    expect(await mailsOf(id)).toBe(2);
    expect(await page(`/operacion?folio=${folioOf(id)}`)).not.toContain('Devolver</button>');
  });

  it('is never more than was charged: at the edge, in words, twice by one form, and by ten forms at once', async () => {
    const id = await payment();
    expect(await giveBackAs(id, '1234.01')).toBe('/operacion?fin=amount-too-high');
    expect(await giveBackAs(id, 'todo')).toBe('/operacion?fin=amount-unreadable');
    for (const text of ['-5', '0', '1,50', '1.234', '12,34.00', '1,2345', '5 6'])
      expect(await giveBackAs(id, text), text).toBe('/operacion?fin=amount-unreadable');
    expect(await giveBackAs(id, '5', { reason: ' ' })).toBe('/operacion?fin=reason-missing');
    expect(await giveBackAs(id, '5', { ticket: 't-of-another' })).toBe('/operacion?fin=ticket-unknown');
    const form = { refund: randomUUID() };
    expect(await Promise.all([giveBackAs(id, '34', form), giveBackAs(id, '34', form)])).toEqual(Array(2).fill('/operacion?fin=refunding'));
    const ends = await Promise.all(Array.from({ length: 10 }, () => giveBackAs(id, '$1,200.00')));
    expect(ends.filter((end) => end.endsWith('refunding'))).toHaveLength(1);
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await refundedAtBank(id)).toEqual([3_400_000, 120_000_000]);
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
    await giveBackAs(voided, '1');
    await expect.poll(() => statesOf(voided), { timeout: 15_000 }).toEqual(['refused']);
    expect(await mailsOf(voided)).toBe(0);
    expect(await page(`/operacion?folio=${folioOf(voided)}`)).toContain('El banco no lo devolvió');
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
    expect(await giveBackAs(id, '100', { ticket: ticket.id })).toBe('/operacion?fin=refunding');
    expect(await giveBackAs(id, '50.50', { way: 'points' })).toBe('/operacion?fin=refunding');
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done', 'done']);
    expect(await bag()).toBe(before + 5_050_000);
    const text = await page(`/operacion?folio=${folio}`);
    expect(text).toContain(`A la tarjeta: hasta ${moneyText(amount - 15_050_000, 'MXN')}`);
    expect(await giveBackAs(id, '', { way: 'till' })).toBe('/operacion?fin=amount-too-high');
    const cancelled = await shopper.call<{ refunded: number }>(
      'POST',
      '/trip-api/api/ticket/cancel-tickets',
      cancelBody(ticket.trx, [ticket.id]),
    );
    expect([cancelled.status, cancelled.body.refunded]).toEqual([200, amount - 15_050_000]);
    expect(await giveBackAs(id, '1')).toBe('/operacion?fin=amount-too-high');
    expect(await giveBackAs(id, '1', { ticket: ticket.id })).toBe('/operacion?fin=ticket-unknown');
    expect(await page(`/operacion?folio=${folio}`)).not.toContain('Devolver</button>');
  });

  it('is found by whoever calls: by name, e-mail, phone, ticket, day and seat; a folio and a reference lead to the payment', async () => {
    const shopper = await newShopper(url, config.sandboxUrl);
    const { body } = await shopper.pay(await shopper.fillCart(), '4242424242424242');
    const { orderId, folio } = body.responsePayment;
    const [sold] = await db.query<{ item: string; seat: number; day: string }>(
      `select item_id as item, seat, right(run_id, 10) as day from trip.cart_ticket join trip.ticket_order o using (cart_id) where o.id = $1`,
      [orderId],
    );
    if (sold === undefined) throw new Error('nothing was bought');
    const find = async (text: string) => {
      const init = {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, origin: url },
        body: new URLSearchParams({ act: 'find', text }),
      } as const;
      const answer = await fetch(`${url}/operacion`, init);
      return answer.headers.get('location') ?? answer.text();
    };
    for (const text of ['peña', `${shopper.phone}@EXAMPLE.com`, sold.item, `${sold.day} ${sold.seat}`, `+52 ${shopper.phone}`]) {
      const found = await find(text);
      expect(found, text).toContain(`/operacion?folio=${folio}`);
      expect(found, text).toContain(`<td>${sold.seat}</td>`);
    }
    expect(await find(folio.toLowerCase())).toBe(`/operacion?folio=${folio}`);
    const cash = await payment({ method: 'pay_later', atBank: 'voided' });
    expect(await find(`R-${cash.slice(0, 8)}`)).toBe(`/operacion?folio=${folioOf(cash)}`);
    for (const text of ['nadie se llama así', 'nadie@example.com', '81 0000 0000', ''])
      expect(await find(text), text).toContain('No hay boletos así.');
    const noForm = await fetch(`${url}/operacion`, { method: 'POST', headers, body: new URLSearchParams({ act: 'find', text: 'peña' }) });
    expect(noForm.status).toBe(403);
  });

  it('cash goes back at the till, and is nothing that the bank should list', async () => {
    const id = await payment({ method: 'pay_later', atBank: 'voided' });
    expect(await giveBackAs(id, '1')).toBe('/operacion?fin=amount-too-high');
    expect(await giveBackAs(id, '234', { way: 'till', reason: 'Recibo 17' })).toBe('/operacion?fin=refunding');
    await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['done']);
    expect(await page(`/operacion?folio=${folioOf(id)}`)).toContain('En efectivo: hasta $1,000.00 MXN');
    expect(await mailsOf(id)).toBe(1);
    expect([await refundedAtBank(id), await differences()]).toEqual([[], expect.not.arrayContaining([bankIdOf(id)])]);
  });

  it('that the bank does not confirm is closed by hand with its proof, 20 minutes after the payment', async () => {
    const young = await payment({ state: 'voiding', minutes: 19, atBank: 'processing' });
    expect(await act({ act: 'mark-refunded', payment: young, reason: 'r', proof: 'B-1' })).toBe('/operacion?fin=act-not-allowed');
    const old = await payment({ state: 'voiding', minutes: 20, atBank: 'processing' });
    expect(await act({ act: 'mark-refunded', payment: old, reason: 'r' })).toBe('/operacion?fin=reason-missing');
    expect(await act({ act: 'mark-refunded', payment: old, reason: 'El banco lo hizo a mano', proof: 'B-2' })).toBe('/operacion?fin=done');
    expect(await stateOf(old)).toBe('refunded');
  });

  it('a capture that the bank refuses is seen, and closed with the proof of another way', async () => {
    const id = await payment({ state: 'ticketed', refusedCapture: true, atBank: 'voided' });
    const text = await page('/operacion?estado=not-captured');
    expect(text).toContain(folioOf(id));
    expect(text).toContain('Los boletos salieron y el banco no cobra lo que autorizó.');
    expect(await act({ act: 'mark-captured', payment: id, reason: 'Pagó por transferencia', proof: 'T-9' })).toBe('/operacion?fin=done');
    expect(await stateOf(id)).toBe('paid');
    // The bank has nothing of it, so nothing goes back to the card and the close does not miss it.
    expect(await giveBackAs(id, '1')).toBe('/operacion?fin=amount-too-high');
    expect(await differences()).not.toContain(bankIdOf(id));
    const late = await payment({ state: 'ticketed', refusedCapture: true, atBank: 'authorised' });
    expect(await act({ act: 'ask', payment: late, reason: 'El banco ya lo permite' })).toBe('/operacion?fin=done');
    expect([await stateOf(late), await differences()]).toEqual(['paid', expect.not.arrayContaining([bankIdOf(late)])]);
    expect(await giveBackAs(late, '1')).toBe('/operacion?fin=refunding');
    const other = await payment({ state: 'ticketed', atBank: 'processing' });
    expect(await act({ act: 'mark-captured', payment: other, reason: 'r', proof: 'p' })).toBe('/operacion?fin=act-not-allowed');
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
    const today = new Date().toISOString().slice(0, 10);
    expect(await page(`/operacion/cierre?dia=${today}`)).toContain('Cierre del día');
    // A day that is none, or that no instant has, is yesterday.
    for (const day of ['', 'x', '2026-02-30', '-271821-04-19', '+275760-09-13', '9999-12-31'])
      expect((await fetch(`${url}/operacion/cierre?dia=${encodeURIComponent(day)}`, { headers })).status, day).toBe(200);
    expect((await fetch(`${url}/operacion/cierre`)).status).toBe(401);
  });
});
