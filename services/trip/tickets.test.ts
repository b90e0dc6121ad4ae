import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components as Payment } from '../../openapi/types/payment.ts';
import type { components, operations } from '../../openapi/types/trip.ts';
import { freePort } from '../../tests/support/ports.ts';
import {
  blockBody,
  type Buyer,
  mapPath,
  type MappedSeat,
  seatsIn,
  startTrip,
  type TripOffer,
  type TripWorld,
  type WantedSeat,
} from '../../tests/support/trip.ts';
import { createPaymentGateway } from './gateways/payment.ts';
import { createRefunds } from './refunds.ts';

type Schemas = components['schemas'];
type Ticket = Schemas['Ticket'];
type Refusal = Schemas['Problem'];
type Confirmation = operations['confirmCart']['requestBody']['content']['application/json'];
type Credit = { accountId: string; amount: number; reference: string };
type Change = { ticketId: string; kind: string; before: string | null; after: string | null };
type Transactions = { transactions: Schemas['Transaction'][] };

const [adult, minor, pet] = ['1', '2', '370'];
const hour = 3600;

let world: TripWorld;
let payments: Server;
let paymentUrl: string;
/** What the payment service was asked to credit, by the idempotency key of the request. */
const credits = new Map<string, Credit>();
/** What the payment service does with the next requests, in place of an answer. */
const failures: ('refused' | 'answer lost')[] = [];
let out: TripOffer;
let later: TripOffer;
let back: TripOffer;
let me: Buyer;
let next = 0;

beforeAll(async () => {
  payments = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      const failure = failures.shift();
      if (failure === 'refused') return response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}');
      const credit: Payment['schemas']['Problem'] & Credit = JSON.parse(text);
      credits.set(String(request.headers['idempotency-key']), credit);
      if (failure === 'answer lost') return response.destroy();
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"balance":0}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => payments.listen(port, '127.0.0.1', resolve));
  paymentUrl = `http://127.0.0.1:${port}/payment-api`;
  world = await startTrip({ emptyBuses: true, paymentUrl });
});
afterAll(async () => {
  await world.close();
  payments.close();
});
beforeEach(async () => {
  const pick = async (from: string, to: string, place: number): Promise<TripOffer> => {
    const trips = (await world.trips(from, to)).filter(({ totalSeats }) => totalSeats > 30);
    const trip = trips[place % trips.length];
    if (trip === undefined) throw new Error('the demo has too few trips');
    return trip;
  };
  [out, later, back] = [await pick('MTY', 'TAM', next), await pick('MTY', 'TAM', next + 1), await pick('TAM', 'MTY', next)];
  next += 1;
  credits.clear();
  failures.length = 0;
  me = await world.buyer(randomUUID(), 'user');
});

const freeSeats = async (trip: TripOffer): Promise<MappedSeat[]> =>
  seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');
async function freeSeat(trip: TripOffer, place = 0): Promise<MappedSeat> {
  const seat = (await freeSeats(trip)).at(place);
  if (seat === undefined) throw new Error('the bus is full');
  return seat;
}
const isFree = async (trip: TripOffer, seatId: string): Promise<boolean> => (await freeSeats(trip)).some(({ id }) => id === seatId);
const block = <Body = Schemas['BlockAnswer']>(wanted: readonly WantedSeat[]) =>
  world.call<Body>('POST', '/seat/block', { ...me, body: blockBody(wanted) });
const internal = <Body>(path: string, body: object) =>
  world.call<Body>('POST', `/internal${path}`, { headers: { 'service-token': world.serviceToken }, body });
const confirm = <Body = Schemas['Order']>(cartId: string, amount: number, more: Partial<Confirmation> = {}) =>
  internal<Body>(`/cart/${cartId}/confirm`, {
    paymentId: `p_${cartId}`,
    method: 'pasarela-de-pago',
    amount,
    paid: true,
    folio: 'TUN-1',
    operationDate: world.clock.iso(),
    ...more,
  });
/** Buys seats; the tickets are in the order of the seats. */
async function buy(wanted: readonly WantedSeat[], more: Partial<Confirmation> = {}): Promise<Schemas['Order']> {
  const { cartId, displayTotal } = (await block(wanted)).body;
  const { status, body } = await confirm(cartId, displayTotal - (more.discount?.amount ?? 0), more);
  expect(status).toBe(200);
  return body;
}
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is none');
  return one;
};
async function buyOne(more: Partial<WantedSeat> = {}): Promise<{ order: Schemas['Order']; ticket: Ticket }> {
  const order = await buy([{ trip: out, seat: await freeSeat(out), firstName: 'Ana', ...more }]);
  return { order, ticket: first(order.tickets) };
}
/** A party of these fares on one bus, the first beside the second. */
async function buyParty(fareIds: readonly string[]): Promise<Schemas['Order']> {
  const free = await freeSeats(out);
  const window = first(free.filter((seat) => seat.window && free.some(({ seatNumber }) => seatNumber === seat.neighbour)));
  const beside = first(free.filter(({ seatNumber }) => seatNumber === window.neighbour));
  const others = free.filter((seat) => seat !== window && seat !== beside);
  const seats = [beside, window, ...others];
  return buy(fareIds.map((fareId, place) => ({ trip: out, seat: first(seats.slice(place)), fareId, firstName: `Ana${'abcde'[place]}` })));
}
const changeTo = async (trip: TripOffer, { firstName, lastName, fareId, isReturn, _id }: Ticket): Promise<WantedSeat> => ({
  trip,
  seat: await freeSeat(trip),
  firstName,
  lastName,
  fareId,
  isReturn,
  change: _id,
});
/** Moves the time to so many seconds before the departure. The session of the buyer would have ended by then. */
async function forwardTo(trip: TripOffer, secondsBefore: number): Promise<void> {
  world.forward((Date.parse(trip.departureDatetime) - world.clock.now()) / 1000 - secondsBefore);
  me = await world.buyer(me.subject, 'user');
}

const cancelBody = ({ transactionId }: Schemas['Order'], ticketIds: readonly string[]): Schemas['CancelRequest'] => ({
  trxId: transactionId,
  tickets: [...ticketIds],
  flexPasses: [],
  reservations: [],
  fees: [],
  parcels: [],
  redeemableItems: [],
  soldItems: [],
  giftCertificates: [],
  insurances: [],
});
const idsOf = ({ tickets }: Schemas['Order']): string[] => tickets.map(({ _id }) => _id);
const cancel = <Body = { cancelled: string[]; refunded: number }>(
  order: Schemas['Order'],
  ticketIds = idsOf(order),
  { key = randomUUID(), buyer = me } = {},
) => world.call<Body>('POST', '/api/ticket/cancel-tickets', { token: buyer.token, key, body: cancelBody(order, ticketIds) });
const preview = <Body = { willRefund: number }>(order: Schemas['Order'], ticketIds = idsOf(order), buyer = me) =>
  world.call<Body>('POST', '/api/ticket/cancel-tickets/preview', { token: buyer.token, body: cancelBody(order, ticketIds) });
const items = <Body = Schemas['Cancellable']>({ transactionId }: Schemas['Order'], buyer = me) =>
  world.call<Body>('POST', `/api/ticket/cancellable-items/${transactionId}`, { token: buyer.token });
const rename = <Body = { firstName: string; lastName: string; renamed: boolean }>(
  ticketId: string,
  firstName: string,
  lastName: string,
  { key = randomUUID(), buyer = me } = {},
) =>
  world.call<Body>('PATCH', `/api/ticket/${ticketId}`, {
    token: buyer.token,
    key,
    body: { firstName, lastName, comments: 'Cambio de nombre' },
  });
const transactions = async (scope: 'current' | 'history'): Promise<Schemas['Transaction'][]> =>
  (await world.call<Transactions>('GET', `/api/ticket?scope=${scope}`, { token: me.token })).body.transactions;
const transactionOf = <Body = Schemas['Transaction']>(ticketId: string, buyer = me) =>
  world.call<Body>('GET', `/ticket/${ticketId}/transaction`, { token: buyer.token });
const changesOf = async (ticketIds: readonly string[]): Promise<Change[]> =>
  (await world.call<{ changes: Change[] }>('POST', '/ticket/changes-info', { token: me.token, body: { tickets: ticketIds } })).body.changes;
const mailsTo = async (subject: string): Promise<string[]> =>
  (
    await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id', [`${subject}@example.com`])
  ).map(({ text }) => text);

describe('cancelling', () => {
  it('[CANCEL-001] [CANCEL-003] [CANCEL-015] [API-095] [API-096] gives back all of the price as points, frees the seat and ends the code', async () => {
    const { order, ticket } = await buyOne({ items: ['64'] });
    expect(ticket.totalServices).toBeGreaterThan(0);
    expect(await isFree(out, ticket.seatId)).toBe(false);
    expect((await preview(order)).body).toEqual({ willRefund: ticket.price + ticket.totalServices });
    expect(await cancel(order)).toMatchObject({ status: 200, body: { cancelled: [ticket._id], refunded: order.granTotal } });
    expect([...credits.values()]).toMatchObject([
      { accountId: me.subject, amount: order.granTotal, reference: `cancel-${ticket._id}`, description: 'Cancelación de boleto' },
    ]);
    expect(await isFree(out, ticket.seatId)).toBe(true);
    expect(first((await transactionOf(ticket._id)).body.tickets)).toMatchObject({ status: 'cancelled', qr: null });
    const [event] = await world.db.query<{ type: string }>('select type from trip.seat_event order by run_id, version desc limit 1');
    expect(event?.type).toBe('seat:unselected');
    const [mail] = await mailsTo(me.subject);
    expect(mail).toContain('en Puntos Viaja');
    expect(mail).toMatch(/Salida: .+ de 20\d\d/);
  });

  it('[CANCEL-002] gives back nothing for a ticket that a coupon paid, and all of one that points paid in part', async () => {
    const buyDiscounted = async (kind: 'coupon' | 'points') => {
      const { cartId, claims, displayTotal } = (await block([{ trip: out, seat: await freeSeat(out) }])).body;
      expect(claims).toHaveLength(1);
      const { body: cart } = await world.call<Schemas['InternalCart']>('GET', `/internal/cart/${cartId}`, {
        headers: { 'service-token': world.serviceToken },
      });
      const parts = [{ ticketId: first(cart.tickets)._id, amount: 10_000_000 }];
      const discount = { kind, couponId: null, coupon: null, amount: 10_000_000, tickets: parts };
      return (await confirm(cartId, displayTotal - discount.amount, { discount })).body;
    };
    const [byCoupon, byPoints] = [await buyDiscounted('coupon'), await buyDiscounted('points')];
    expect((await preview(byCoupon)).body).toEqual({ willRefund: 0 });
    expect((await cancel(byCoupon)).body.refunded).toBe(0);
    expect(credits.size).toBe(0);
    expect((await cancel(byPoints)).body.refunded).toBe(first(byPoints.tickets).price);
  });

  it('[CANCEL-012] is refused for the only adult while a minor or a pet of that direction remains', async () => {
    for (const companion of [minor, pet]) {
      const order = await buyParty([adult, companion, adult]);
      const [one = '', small = '', other = ''] = idsOf(order);
      expect((await cancel<Refusal>(order, [one, other])).body).toMatchObject({
        status: 422,
        code: 'last-adult',
        detail: 'No puedes cancelar este boleto, ya que es el único adulto en el viaje',
      });
      expect((await cancel(order, [one])).status).toBe(200);
      expect((await preview<Refusal>(order, [other])).body.code).toBe('last-adult');
      expect((await items(order)).body.reservations.map(({ reason }) => reason)).toEqual(['already-cancelled', null, 'last-adult']);
      expect((await cancel(order, [other, small])).body.cancelled).toHaveLength(2);
    }
  });

  it('[CANCEL-012] [EDIT-005] counts a companion who changed the seat on the bus, and stays a companion', async () => {
    const order = await buyParty([adult, minor, minor]);
    const [ana, leo, eva] = order.tickets;
    if (ana === undefined || leo === undefined || eva === undefined) throw new Error('nothing was bought');
    const { cartId, displayTotal } = (await block([await changeTo(out, ana)])).body;
    const moved = (await confirm(cartId, displayTotal, { method: 'no_payment' })).body;
    expect((await cancel(order, [leo._id])).status).toBe(200);
    expect((await cancel<Refusal>(moved)).body.code).toBe('last-adult');
    expect((await block<Refusal>([await changeTo(later, first(moved.tickets))])).body.code).toBe('minor-alone');
    expect((await cancel(order, [eva._id])).status).toBe(200);
    expect((await cancel(moved)).status).toBe(200);
  });

  it('[CANCEL-012] [EDIT-005] a companion who began to change the bus does not leave when the other one cancelled meanwhile', async () => {
    const order = await buyParty([adult, minor, adult]);
    const [ana, , other] = order.tickets;
    if (ana === undefined || other === undefined) throw new Error('nothing was bought');
    const { cartId, displayTotal } = (await block([await changeTo(later, ana)])).body;
    expect((await cancel(order, [other._id])).status).toBe(200);
    expect((await confirm<Refusal>(cartId, displayTotal, { method: 'no_payment' })).body).toMatchObject({
      status: 409,
      code: 'cart-expired',
    });
    expect((await transactionOf(ana._id)).body.tickets.map(({ status }) => status)).toEqual(['issued', 'issued', 'cancelled']);
  });

  it('[CANCEL-012] leaves the other direction alone', async () => {
    const [there, here] = [await freeSeats(out), await freeSeats(back)];
    const order = await buy([
      { trip: out, seat: first(there), firstName: 'Ana' },
      { trip: out, seat: first(there.slice(1)), firstName: 'Leo', fareId: minor },
      { trip: back, seat: first(here), firstName: 'Ana', isReturn: true },
      { trip: back, seat: first(here.slice(1)), firstName: 'Leo', fareId: minor, isReturn: true },
    ]);
    const [ana, leo, anaBack] = idsOf(order);
    expect((await cancel(order, [ana ?? '', leo ?? ''])).status).toBe(200);
    expect((await cancel<Refusal>(order, [anaBack ?? ''])).body.code).toBe('last-adult');
  });

  it('[CANCEL-011] [CANCEL-014] [API-097] the check names each ticket, and why it cannot be cancelled', async () => {
    const order = await buyParty([adult, adult]);
    const [one, other] = order.tickets;
    await cancel(order, [one?._id ?? '']);
    const { firstName, lastName } = other ?? first(order.tickets);
    const entry = { lastName, trxId: order.transactionId };
    expect((await items(order)).body).toEqual({
      reservations: [
        { ...entry, _id: one?._id, firstName: one?.firstName, cancellable: false, reason: 'already-cancelled' },
        { ...entry, _id: other?._id, firstName, cancellable: true, reason: null },
      ],
    });
    const reserved = await buy([{ trip: out, seat: await freeSeat(out) }], { paid: false, method: 'pay_later' });
    expect((await items(reserved)).body.reservations).toMatchObject([{ cancellable: false, reason: 'payment-method' }]);
    expect((await cancel<Refusal>(reserved)).body.code).toBe('not-cancellable');
    await forwardTo(out, 0);
    expect((await items(order)).body.reservations.map(({ reason }) => reason)).toEqual(['already-cancelled', 'too-late']);
    expect((await cancel<Refusal>(order, [other?._id ?? ''])).body).toMatchObject({ status: 422, code: 'too-late' });
  });

  it('[CANCEL-011] only named tickets of the transaction are cancelled, all or none', async () => {
    const [order, stranger] = [await buyParty([adult, adult]), await buyOne()];
    const [one = '', other = ''] = idsOf(order);
    expect((await cancel<Refusal>(order, [one, stranger.ticket._id])).body.code).toBe('not-cancellable');
    const body = { ...cancelBody(order, [one]), insurances: ['64'] };
    expect((await world.call<Refusal>('POST', '/api/ticket/cancel-tickets', { token: me.token, body })).body.code).toBe('not-cancellable');
    await cancel(order, [one]);
    expect((await cancel<Refusal>(order, [one, other])).body.code).toBe('already-cancelled');
    expect((await items(order)).body.reservations.map(({ cancellable }) => cancellable)).toEqual([false, true]);
  });

  it('[AUTH-061] [API-095] [API-096] [API-097] only the account of the buyer may, a guest too', async () => {
    const { order, ticket } = await buyOne();
    const stranger = await world.buyer();
    for (const call of [
      cancel<Refusal>(order, [ticket._id], { buyer: stranger }),
      preview<Refusal>(order, [ticket._id], stranger),
      items<Refusal>(order, stranger),
    ])
      expect(await call).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    const unknown = { ...order, transactionId: 'TRX-0' };
    for (const call of [cancel<Refusal>(unknown), preview<Refusal>(unknown), items<Refusal>(unknown)])
      expect(await call).toMatchObject({ status: 404, body: { code: 'transaction-not-found' } });
    me = await world.buyer(me.subject);
    expect((await cancel(order)).body.refunded).toBe(order.granTotal);
  });

  it('a repeated request finds what its crashed first try did, and nothing is credited twice', async () => {
    const order = await buyParty([adult, adult]);
    const key = randomUUID();
    const { body } = await cancel(order, idsOf(order), { key });
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    const again = await cancel(order, idsOf(order), { key });
    expect(again.body).toEqual({ ...body, cancelled: body.cancelled.toSorted() });
    expect([...credits.values()].reduce((sum, { amount }) => sum + amount, 0)).toBe(order.granTotal);
    expect((await mailsTo(me.subject)).length).toBe(1);
  });

  it('a refund that the payment service did not take, or whose answer was lost, is credited later under its key', async () => {
    const worker = createRefunds(world.db, world.clock, createPaymentGateway({ paymentUrl, serviceToken: world.serviceToken }));
    for (const failure of ['refused', 'answer lost'] as const) {
      credits.clear();
      failures.push(failure);
      const { order } = await buyOne();
      expect((await cancel(order)).body.refunded).toBe(order.granTotal);
      expect(credits.size).toBe(failure === 'refused' ? 0 : 1);
      await worker.creditDue();
      expect(credits.size).toBe(failure === 'refused' ? 0 : 1);
      await world.db.query('update trip.cancellation set next_try_at = clock_timestamp()');
      await worker.creditDue();
      expect([...credits.values()]).toMatchObject([{ amount: order.granTotal }]);
      await world.db.query('update trip.cancellation set next_try_at = clock_timestamp()');
      await worker.creditDue();
      expect(credits.size).toBe(1);
    }
  });
});

describe('renaming', () => {
  it('[RENAME-001] [RENAME-005] [RENAME-013] [API-098] changes the name and ends the old code', async () => {
    const { order, ticket } = await buyOne();
    expect(await rename(ticket._id, ' José  Ángel ', 'Núñez Peña')).toMatchObject({
      status: 200,
      body: { firstName: 'José Ángel', lastName: 'Núñez Peña', renamed: true },
    });
    const renamed = first((await transactionOf(ticket._id)).body.tickets);
    expect(renamed).toMatchObject({ firstName: 'José Ángel', lastName: 'Núñez Peña', renamed: true, status: 'issued' });
    expect(renamed.qr).toMatch(/^ANDEN1:AN-/);
    expect(renamed.qr).not.toBe(ticket.qr);
    expect(await world.db.query('select 1 from trip.cart_ticket where item_id = $1', [ticket.itemId])).toEqual([]);
    const [mail] = await mailsTo(me.subject);
    expect(mail).toContain('Antes: Ana Peña. Ahora: José Ángel Núñez Peña.');
    expect(mail).toMatch(/Salida: .+ de 20\d\d/);
    expect((await cancel(order)).status).toBe(200);
  });

  it('[RENAME-010] [RENAME-011] a name has letters and spaces, and at most 30 of them', async () => {
    const { ticket } = await buyOne();
    const refused = async (firstName: string, lastName: string) => (await rename<Refusal>(ticket._id, firstName, lastName)).body;
    for (const name of ['Ana2', 'Ana-Luz', 'Ana_', '<b>', 'Ana💺'])
      expect(await refused(name, 'Peña')).toMatchObject({ status: 422, code: 'name-invalid' });
    for (const [firstName, lastName] of [
      [' ', 'Peña'],
      ['Ana', 'P '],
      ['Ana', ' ñ '],
    ] as const)
      expect(await refused(firstName, lastName)).toMatchObject({ code: 'name-invalid', detail: 'Escribe al menos 2 letras' });
    expect(await refused('María Fernanda', 'Hernández Zambrano')).toMatchObject({
      status: 422,
      code: 'name-too-long',
      detail: 'El nombre completo no puede exceder los 30 caracteres',
    });
    // 30 characters, the first with its accent apart.
    expect((await rename(ticket._id, 'A\u0301ngela Fernanda', 'Núñez Güitrón')).body).toMatchObject({ firstName: 'Ángela Fernanda' });
  });

  it('[RENAME-012] is possible once, also after a change of the seat', async () => {
    const { ticket } = await buyOne();
    const key = randomUUID();
    expect((await rename(ticket._id, 'Eva', 'Luna', { key })).status).toBe(200);
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await rename(ticket._id, 'Eva', 'Luna', { key })).body).toMatchObject({ firstName: 'Eva', renamed: true });
    const again = { status: 422, code: 'already-renamed' };
    expect((await rename<Refusal>(ticket._id, 'Ana', 'Luna')).body).toMatchObject(again);
    const renamed = first((await transactionOf(ticket._id)).body.tickets);
    const { cartId, displayTotal } = (await block([await changeTo(later, renamed)])).body;
    const changed = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
    expect((await rename<Refusal>(changed._id, 'Ana', 'Luna')).body).toMatchObject(again);
  });

  it('[RENAME-012] a change of the seat that began before takes the new name along', async () => {
    const { ticket } = await buyOne();
    const { cartId, displayTotal } = (await block([await changeTo(later, ticket)])).body;
    await rename(ticket._id, 'Eva', 'Luna');
    const changed = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
    expect(changed).toMatchObject({ firstName: 'Eva', lastName: 'Luna' });
    expect((await rename<Refusal>(changed._id, 'Ana', 'Luna')).body.code).toBe('already-renamed');
  });

  it('is refused after the departure, for a ticket that is not valid, and for others', async () => {
    const [{ order, ticket }, { ticket: kept }] = [await buyOne(), await buyOne()];
    const reserved = await buy([{ trip: out, seat: await freeSeat(out) }], { paid: false, method: 'pay_later' });
    await cancel(order);
    for (const id of [ticket._id, first(reserved.tickets)._id])
      expect((await rename<Refusal>(id, 'Eva', 'Luna')).body).toMatchObject({ status: 422, code: 'ticket-not-live' });
    expect((await rename<Refusal>(kept._id, 'Eva', 'Luna', { buyer: await world.buyer() })).body.code).toBe('not-yours');
    expect((await rename<Refusal>('t_none', 'Eva', 'Luna')).body.code).toBe('ticket-not-found');
    await forwardTo(out, 0);
    expect((await rename<Refusal>(kept._id, 'Eva', 'Luna')).body).toMatchObject({ status: 422, code: 'too-late' });
  });
});

describe('the changes of tickets', () => {
  it('[API-109] are listed by kind, the newest first, for their owner', async () => {
    const [{ ticket: named }, { order, ticket: ended }, { ticket: moved }] = [await buyOne(), await buyOne(), await buyOne()];
    await rename(named._id, 'Eva', 'Luna');
    world.forward(1);
    await cancel(order);
    world.forward(1);
    const { cartId, displayTotal } = (await block([await changeTo(later, moved)])).body;
    const { tickets } = (await confirm(cartId, displayTotal, { method: 'no_payment' })).body;
    expect(await changesOf([named._id, ended._id, moved._id])).toMatchObject([
      { ticketId: moved._id, kind: 'transferred', before: moved.itemId, after: first(tickets).itemId },
      { ticketId: ended._id, kind: 'cancelled', before: null, after: null },
      { ticketId: named._id, kind: 'renamed', before: 'Ana Peña', after: 'Eva Luna' },
    ]);
    me = await world.buyer();
    const refused = await world.call<Refusal>('POST', '/ticket/changes-info', { token: me.token, body: { tickets: [named._id] } });
    expect(refused.body).toMatchObject({ status: 403, code: 'not-yours' });
  });

  it('[PROFILE-034] lose their names with the account', async () => {
    const { ticket } = await buyOne();
    await rename(ticket._id, 'Eva', 'Luna');
    await world.call('DELETE', `/internal/account/${me.subject}/tickets`, { headers: { 'service-token': world.serviceToken } });
    expect(await changesOf([ticket._id])).toMatchObject([{ kind: 'renamed', before: '', after: '' }]);
  });
});

describe('my transactions', () => {
  const reservation = { paid: false, method: 'pay_later' } as const;
  const pending = (seconds: number) => ({
    ...reservation,
    reservation: { referenceNumber: '9800123456789017', waitingExpirationDate: new Date(world.clock.now() + seconds * 1000).toISOString() },
  });
  const idsIn = async (scope: 'current' | 'history'): Promise<string[]> =>
    (await transactions(scope)).flatMap(({ tickets }) => tickets.map(({ _id }) => _id));

  it('[TRIPS-037] [TRIPS-047] [TRIPS-048] [TRIPS-052] [API-099] have the fields of the platform, the newest first', async () => {
    const older = await buyOne();
    const [wayOut, wayBack] = [(await world.trips('MTY', 'TAM')).at(0), (await world.trips('TAM', 'MTY')).at(-1)];
    if (wayOut === undefined || wayBack === undefined) throw new Error('no bus goes there');
    const round = await buy([
      { trip: wayOut, seat: await freeSeat(wayOut), firstName: 'Ana', items: ['64'] },
      { trip: wayBack, seat: await freeSeat(wayBack), firstName: 'Ana', isReturn: true },
    ]);
    const [newest, other] = await transactions('current');
    expect(other?._id).toBe(older.order.orderId);
    const [there, here] = newest?.tickets ?? [];
    expect(newest).toMatchObject({
      _id: round.orderId,
      transactionId: round.transactionId,
      total: round.granTotal,
      status: 'paid',
      payments: [
        { type: 'paid', method: 'pasarela-de-pago', waitingExpirationDate: null, referenceNumber: 'TUN-1', total: round.granTotal },
      ],
    });
    expect(there).toEqual({ ...round.tickets[0], departureTime: wayOut.departureDatetime.slice(11, 16), renamed: false });
    expect([there?.associatedRoundtripTicketId, here?.associatedRoundtripTicketId]).toEqual([here?._id, there?._id]);
    expect(Date.parse(here?.departureDatetime ?? '')).toBeGreaterThan(Date.parse(there?.departureDatetime ?? ''));
    expect(here?.isReturn).toBe(true);
  });

  it('[TRIPS-044] cancelled and changed tickets are in the history alone', async () => {
    const order = await buyParty([adult, adult, adult]);
    const [one, two, three] = order.tickets;
    if (one === undefined || two === undefined || three === undefined) throw new Error('nothing was bought');
    await cancel(order, [one._id]);
    const { cartId, displayTotal } = (await block([await changeTo(later, two)])).body;
    const changed = first((await confirm(cartId, displayTotal, { method: 'no_payment' })).body.tickets);
    expect(await idsIn('current')).toEqual([changed._id, three._id]);
    expect(await idsIn('history')).toEqual([one._id, two._id]);
  });

  it('[TRIPS-041] [TRIPS-042] a departed ticket goes to the history, and its way back stays', async () => {
    const { tickets } = await buy([
      { trip: out, seat: await freeSeat(out), firstName: 'Ana' },
      { trip: back, seat: await freeSeat(back), firstName: 'Ana', isReturn: true },
    ]);
    const [early, late] = tickets.toSorted((a, b) => Date.parse(a.departureDatetime) - Date.parse(b.departureDatetime));
    world.forward((Date.parse(early?.departureDatetime ?? '') - world.clock.now()) / 1000 + 1);
    me = await world.buyer(me.subject, 'user');
    expect(await idsIn('current')).toEqual([late?._id]);
    expect(await idsIn('history')).toEqual([early?._id]);
  });

  it('[TRIPS-045] a reservation has its reference, and is in the history after 24 hours', async () => {
    const { orderId, granTotal } = await buy([{ trip: out, seat: await freeSeat(out) }], pending(48 * hour));
    expect(await transactions('current')).toMatchObject([
      {
        _id: orderId,
        status: 'reserved',
        payments: [{ type: 'pay_later', method: 'pay_later', referenceNumber: '9800123456789017', total: granTotal }],
      },
    ]);
    const waits = first(first(await transactions('current')).payments).waitingExpirationDate;
    expect(Date.parse(waits ?? '') - world.clock.now()).toBeGreaterThan(47 * hour * 1000);
    world.forward(24 * hour - 60);
    me = await world.buyer(me.subject, 'user');
    expect(await transactions('current')).toHaveLength(1);
    world.forward(120);
    expect(await transactions('current')).toEqual([]);
    expect(await transactions('history')).toMatchObject([{ _id: orderId, payments: [{ type: 'pay_later' }] }]);
  });

  it('[TRIPS-043] a reservation is in the history at its end', async () => {
    await buy([{ trip: out, seat: await freeSeat(out) }], pending(hour));
    expect(await idsIn('current')).toHaveLength(1);
    world.forward(hour);
    expect(await idsIn('current')).toEqual([]);
    expect(await idsIn('history')).toHaveLength(1);
  });

  it('[TRIPS-046] a reservation is in the history one hour before departure', async () => {
    await forwardTo(out, 2 * hour);
    await buy([{ trip: out, seat: await freeSeat(out) }], pending(48 * hour));
    await forwardTo(out, hour + 10);
    expect(await idsIn('current')).toHaveLength(1);
    await forwardTo(out, hour - 10);
    expect(await idsIn('current')).toEqual([]);
  });

  it('[TRIPS-047] a reservation that was paid is paid in all its payments', async () => {
    const { orderId, paymentId } = await buy([{ trip: out, seat: await freeSeat(out) }], pending(hour));
    await internal(`/order/${orderId}/issue`, { paymentId });
    world.forward(2 * hour);
    expect(await transactions('current')).toMatchObject([
      {
        status: 'paid',
        payments: [{ type: 'paid', method: 'pay_later', waitingExpirationDate: null, referenceNumber: '9800123456789017' }],
      },
    ]);
  });

  it('[API-099] are not for guests', async () => {
    const guest = await world.buyer();
    expect(await world.call('GET', '/api/ticket', { token: guest.token })).toMatchObject({
      status: 403,
      body: { code: 'guest-not-allowed' },
    });
  });

  it('[API-104] a ticket leads to its whole transaction, for its owner', async () => {
    const order = await buyParty([adult, adult]);
    const [one = '', other = ''] = idsOf(order);
    await cancel(order, [one]);
    const { body } = await transactionOf(other);
    expect(body.transactionId).toBe(order.transactionId);
    expect(body.tickets.map(({ _id, status }) => [_id, status])).toEqual([
      [one, 'cancelled'],
      [other, 'issued'],
    ]);
    expect(await transactionOf<Refusal>(other, await world.buyer())).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    const { cartId } = (await block([{ trip: out, seat: await freeSeat(out), firstName: 'Eva' }])).body;
    const [held] = await world.db.query<{ id: string }>('select id from trip.cart_ticket where cart_id = $1', [cartId]);
    expect(await transactionOf<Refusal>(held?.id ?? '')).toMatchObject({ status: 404, body: { code: 'ticket-not-found' } });
  });

  it('[API-100] the seats of a transaction have what is beside them', async () => {
    const { transactionId, tickets } = await buyParty([adult, adult]);
    const path = `/api/ticket/transaction/${transactionId}/seats`;
    const { body } = await world.call<{ seats: { ticketId: string; seatId: string; neighbour: number; window: boolean }[] }>('GET', path, {
      token: me.token,
    });
    const [aisle, window] = tickets;
    expect(body.seats).toMatchObject([
      { ticketId: aisle?._id, seatId: aisle?.seatId, neighbour: Number(window?.seatId), window: false, section: aisle?.section },
      { ticketId: window?._id, seatId: window?.seatId, neighbour: Number(aisle?.seatId), window: true, unitNumber: window?.unitNumber },
    ]);
    const stranger = await world.buyer();
    expect(await world.call('GET', path, { token: stranger.token })).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  });

  it('[API-094] the trips of the account are listed for the account alone', async () => {
    const { ticket } = await buyOne();
    await forwardTo(out, -hour);
    const { ticket: ahead } = await buyOne({ trip: first((await world.trips('MTY', 'SLW')).filter(({ totalSeats }) => totalSeats > 30)) });
    const mine = (accountId: string) =>
      world.call<{ trips: Schemas['ProfileTrip'][]; code?: string }>('POST', '/trips/mine', {
        token: me.token,
        body: { account_id: accountId },
      });
    expect((await mine(me.subject)).body.trips).toMatchObject([
      { status: 'CONFIRMED', ikey: ticket.itemId, fechorsalida: ticket.departureDatetime },
      { status: 'CONFIRMED', ikey: ahead.itemId },
    ]);
    expect(await mine(randomUUID())).toMatchObject({ status: 403, body: { code: 'not-yours' } });
  });
});
