import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Schemas,
  type Ticket,
  type Refusal,
  block,
  buyOne,
  cancel,
  changeTo,
  confirm,
  first,
  forwardTo,
  hour,
  items,
  later,
  me,
  out,
  rename,
  transactionOf,
  useTicketWorld,
  world,
} from '../../../tests/support/tickets.ts';
import { folioOfCode, qrPayload } from '../domain/ids.ts';
import { takeTickets } from '../store/olderTickets.ts';
import { verdictOf } from '../domain/boarding.ts';

type Scan = Schemas['Scan'];

useTicketWorld();

const unit = (): string => out.unitNumber ?? '';
const scan = async (code: string, { by = unit(), key = randomUUID() } = {}): Promise<Scan> => {
  const { status, body } = await world.call<Scan>('POST', `/internal/boarding/${by}/scans`, {
    key,
    headers: { 'service-token': world.serviceToken },
    body: { code },
  });
  expect(status).toBe(200);
  return body;
};
const codeOf = async ({ _id }: Ticket): Promise<string> => first((await transactionOf(_id)).body.tickets).qr ?? '';

describe('the door of a bus', () => {
  it('lets a ticket board once, and counts it', async () => {
    const { ticket } = await buyOne();
    const code = await codeOf(ticket);
    await forwardTo(out, 1800);
    const key = randomUUID();
    const boarded = await scan(code, { key });
    expect(boarded).toMatchObject({
      verdict: 'valid',
      ticket: { folio: ticket.itemId, passenger: 'Ana Peña', seat: ticket.seat, unit: unit(), departureDatetime: out.departureDatetime },
    });
    // A reader that lost the answer asks with the same key.
    expect(await scan(code, { key })).toEqual(boarded);
    expect(await scan(code)).toMatchObject({ verdict: 'used', at: boarded.at });
    const counted = await world.call<Schemas['Boarding']>('GET', `/internal/boarding/${unit()}`, {
      headers: { 'service-token': world.serviceToken },
    });
    expect(counted.body).toMatchObject({ unit: unit(), boarded: 1, missing: 0, from: 'Monterrey' });
  });

  it('one of two readers that read the same ticket at once lets it board', async () => {
    const code = await codeOf((await buyOne()).ticket);
    await forwardTo(out, 1800);
    const verdicts = (await Promise.all([scan(code), scan(code), scan(code)])).map(({ verdict }) => verdict);
    expect(verdicts.toSorted()).toEqual(['used', 'used', 'valid']);
  });

  it('a used ticket is not cancelled, renamed or changed', async () => {
    const { order, ticket } = await buyOne();
    const cart = (await block([await changeTo(later, ticket)])).body;
    await forwardTo(out, 2 * hour);
    expect((await scan(await codeOf(ticket))).verdict).toBe('valid');
    expect((await cancel<Refusal>(order)).body).toMatchObject({ status: 422, code: 'ticket-used' });
    expect((await items(order)).body.reservations).toMatchObject([{ cancellable: false, reason: 'ticket-used' }]);
    expect((await rename<Refusal>(ticket._id, 'Luz', 'Peña')).body).toMatchObject({ status: 422, code: 'ticket-used' });
    const check = await world.call<Refusal>('GET', `/api/ticket/validate-transfer/${ticket._id}`, { token: me.token });
    expect(check.body).toMatchObject({ status: 422, code: 'ticket-used' });
    expect((await block<Refusal>([await changeTo(later, ticket)])).body).toMatchObject({ status: 422, code: 'transfer-not-allowed' });
    // The payment of a change that began before the boarding comes too late.
    expect((await confirm<Refusal>(cart.cartId, cart.displayTotal)).body).toMatchObject({ status: 409, code: 'cart-expired' });
    expect((await scan(await codeOf(ticket))).verdict).toBe('used');
  });

  it('a cancellation and a boarding at once: only one happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, ticket } = await buyOne();
      const code = await codeOf(ticket);
      await forwardTo(out, hour);
      const [{ verdict }, cancelled] = await Promise.all([scan(code), cancel<Partial<Refusal>>(order)]);
      expect([verdict, cancelled.body.code ?? 'cancelled']).toSatisfy(
        (ended: string[]) => ended.join() === 'valid,ticket-used' || ended.join() === 'cancelled,cancelled',
      );
    }
  });

  it('[RENAME-005] each change of a ticket ends its code', async () => {
    const { order, ticket } = await buyOne();
    const before = await codeOf(ticket);
    await rename(ticket._id, 'Luz', 'Peña');
    const renamed = await codeOf(ticket);
    expect(await scan(before)).toMatchObject({ verdict: 'replaced', at: expect.any(String), ticket: { folio: ticket.itemId } });

    const { cartId, displayTotal } = (await block([await changeTo(out, { ...ticket, firstName: 'Luz', lastName: 'Peña' })])).body;
    expect((await confirm(cartId, displayTotal)).status).toBe(200);
    expect(await scan(renamed)).toMatchObject({ verdict: 'replaced', at: expect.any(String) });

    const other = await buyOne();
    const code = await codeOf(other.ticket);
    expect((await cancel(other.order)).status).toBe(200);
    expect(await scan(code)).toMatchObject({ verdict: 'cancelled', at: expect.any(String) });
    expect(order.orderId).not.toBe(other.order.orderId);
  });

  it('tells another bus, another day, an unpaid ticket and a code that nobody signed', async () => {
    const { ticket } = await buyOne();
    const code = await codeOf(ticket);
    expect((await scan(code)).verdict).toBe('other-day');
    await forwardTo(out, 1800);
    expect(await scan(code, { by: '1' })).toMatchObject({ verdict: 'other-bus', ticket: { unit: unit() } });
    expect((await scan(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).verdict).toBe('unknown');
    expect(await scan(ticket.itemId ?? '')).toEqual({ verdict: 'unknown', at: null, ticket: null });
    expect((await scan(code)).verdict).toBe('valid');
    const missing = await world.call<Refusal>('GET', '/internal/boarding/1', { headers: { 'service-token': world.serviceToken } });
    expect(missing.body).toMatchObject({ status: 404, code: 'bus-not-found' });
    const stranger = await world.call<Refusal>('POST', `/internal/boarding/${unit()}/scans`, { token: me.token, body: { code } });
    expect(stranger.status).toBe(401);
  });

  it('needs a payment', async () => {
    const { order, ticket } = await buyOne();
    await world.db.query(`update trip.cart_ticket set status = 'reserved' where id = $1`, [ticket._id]);
    await forwardTo(out, 1800);
    expect((await scan(qrPayload(await secret(), first(order.tickets).itemId ?? ''))).verdict).toBe('unpaid');
  });
});

async function secret(): Promise<string> {
  const [row] = await world.db.query<{ value: string }>(`select value from platform.secret where name = 'ticket-qr'`);
  return row?.value ?? '';
}

describe('the tickets of the older platform', () => {
  it('board by their keys, and a new name ends the key', async () => {
    const [ticket] = await olderTickets();
    if (ticket === undefined) throw new Error('no ticket');
    const read = (code: string) => scan(code, { by: '2041' });
    const call = <Body>(path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
      world.call<Body>(method, path, { token: me.token, body });
    const renamed = await call(
      '/tickets/change/name',
      {
        boletos: [{ boletoId: ticket.boletoId, nombre: 'Luz', apellidoPaterno: 'Peña', apellidoMaterno: '' }],
      },
      'PUT',
    );
    expect(renamed.status).toBe(200);
    expect(await read(ticket.ikey)).toMatchObject({ verdict: 'replaced', at: expect.any(String) });
    const { body } = await world.call<{ tickets: Schemas['OldTicket'][] }>('GET', '/tickets/tickets', { token: me.token });
    const key = body.tickets.find(({ boletoId }) => boletoId === ticket.boletoId)?.ikey ?? '';
    expect(key).toMatch(/^AN-/);
    expect(await read(key)).toMatchObject({ verdict: 'valid', ticket: { passenger: 'Luz Peña' } });
    expect((await read(key)).verdict).toBe('used');
    expect((await call<Refusal>('/tickets/cancel', { boletoIds: [ticket.boletoId] })).body).toMatchObject({ code: 'ticket-used' });
    expect((await call<Refusal>('/validate/transfer', { tickets: [ticket.boletoId] })).body).toMatchObject({ code: 'ticket-used' });
  });
});

async function olderTickets(): Promise<Schemas['NewOldTicket'][]> {
  const { ticketsOf } = await import('../../sandbox/older/tickets.ts');
  const number = String(Date.now());
  const tickets = ticketsOf({
    operation: `7${number}`,
    reservation: null,
    from: 'MTY',
    to: 'TAM',
    departs: new Date(world.clock.now() + 5 * hour * 1000),
    passengers: [{ nombre: 'Ana', apellidos: 'Peña', category: 'ADULTO' }],
    paid: 'card',
  });
  await takeTickets(world.db, `${me.subject}@example.com`, tickets);
  return tickets;
}

describe('the verdict', () => {
  const ticket = {
    folio: 'AN-2W8K-1',
    passenger: 'Ana Peña',
    fare: 'ADULTO',
    seat: '7',
    floor: 'P.B.',
    unit: '4521',
    from: 'Monterrey',
    to: 'Tampico',
    departureDatetime: '2026-04-18T00:05:00-06:00',
    timeZone: 'America/Monterrey',
  } as const;
  it.each([
    ['2026-04-17T23:50:00-06:00', 'valid'],
    ['2026-04-18T23:00:00-06:00', 'valid'],
    ['2026-04-17T12:00:00-06:00', 'other-day'],
    ['2026-04-19T08:00:00-06:00', 'other-day'],
  ])('a bus of midnight at %s: %s', (now, verdict) => {
    expect(verdictOf({ state: 'live', usedAt: null, endedAt: null, ticket }, '4521', Date.parse(now))).toBe(verdict);
  });

  it('a code has one folio and one signature', () => {
    expect(folioOfCode('secret', qrPayload('secret', 'AN-2W8K-1'))).toBe('AN-2W8K-1');
    for (const code of ['', 'ANDEN1:AN-2W8K-1:', 'AN-2W8K-1', `${qrPayload('secret', 'AN-2W8K-1')}x`, qrPayload('other', 'AN-2W8K-1')])
      expect(folioOfCode('secret', code)).toBeUndefined();
  });
});
