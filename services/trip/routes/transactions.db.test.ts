import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Refusal,
  type Schemas,
  adult,
  back,
  block,
  buy,
  buyOne,
  buyParty,
  cancel,
  changeTo,
  confirm,
  first,
  forwardTo,
  freeSeat,
  hour,
  idsOf,
  internal,
  later,
  me,
  out,
  transactionOf,
  transactions,
  world,
  becomeBuyer,
  useTicketWorld,
} from '../../../tests/support/tickets.ts';

useTicketWorld();

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
    const [wayOut, wayBack] = [(await world.trips('MTY', 'TAM')).at(0), (await world.trips('TAM', 'MTY', 8)).at(-1)];
    if (wayOut === undefined || wayBack === undefined) throw new Error('no bus goes there');
    const round = await buy([
      { trip: wayOut, seat: await freeSeat(wayOut), firstName: 'Ana', items: ['64'] },
      { trip: wayBack, seat: await freeSeat(wayBack), firstName: 'Ana', isReturn: true },
    ]);
    const [newest, other] = await transactions('current');
    expect(other?._id).toBe(older.order.orderId);
    // A number in sequence would tell how much the shop sells.
    expect(round.transactionId).toMatch(/^TRX-\d{8}-[2-9A-HJ-NP-Z]{8}$/);
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
    await becomeBuyer(me.subject);
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
    expect(Date.parse(waits ?? '') - world.clock.now()).toBe(48 * hour * 1000);
    world.forward(24 * hour);
    await becomeBuyer(me.subject);
    expect(await transactions('current')).toHaveLength(1);
    world.forward(1);
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
    await forwardTo(out, hour);
    expect(await idsIn('current')).toHaveLength(1);
    await forwardTo(out, hour - 1);
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

  it('[AUTH-061] are those of the account alone', async () => {
    const owner = me.subject;
    const { ticket } = await buyOne();
    await becomeBuyer();
    expect([...(await idsIn('current')), ...(await idsIn('history'))]).toEqual([]);
    expect(await transactionOf<Refusal>(ticket._id)).toMatchObject({ status: 403, body: { code: 'not-yours' } });
    await becomeBuyer(owner);
    expect(await idsIn('current')).toEqual([ticket._id]);
    expect((await transactionOf(ticket._id)).status).toBe(200);
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
