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
  credits,
  failures,
  first,
  forwardTo,
  freeSeat,
  freeSeats,
  idsOf,
  isFree,
  items,
  later,
  mailsTo,
  me,
  minor,
  out,
  paymentUrl,
  pet,
  preview,
  transactionOf,
  world,
  becomeBuyer,
  useTicketWorld,
} from '../../../tests/support/tickets.ts';
import { createPaymentGateway } from '../gateways/payment.ts';
import { createRefunds } from '../workers/refunds.ts';
import { cancelBody } from '../../../tests/support/trip.ts';

useTicketWorld();

describe('cancelling', () => {
  it('[CANCEL-001] [CANCEL-003] [CANCEL-015] [API-095] [API-096] gives back all of the price as points, frees the seat and ends the code', async () => {
    const { order, ticket } = await buyOne({ items: ['64'] });
    expect(ticket.totalServices).toBeGreaterThan(0);
    expect(await isFree(out, ticket.seatId)).toBe(false);
    expect((await preview(order)).body).toEqual({ willRefund: ticket.price + ticket.totalServices, takenBack: 0 });
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
    expect((await preview(byCoupon)).body).toEqual({ willRefund: 0, takenBack: 0 });
    expect((await items(byCoupon)).body.reservations).toMatchObject([{ willRefund: 0 }]);
    expect((await cancel(byCoupon)).body.refunded).toBe(0);
    expect([...credits.values()]).toMatchObject([{ amount: 0, ticketId: first(byCoupon.tickets)._id }]);
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

  /** A round trip of an adult and a minor. */
  async function buyRoundTrip() {
    const [there, here] = [await freeSeats(out), await freeSeats(back)];
    return buy([
      { trip: out, seat: first(there), firstName: 'Ana' },
      { trip: out, seat: first(there.slice(1)), firstName: 'Leo', fareId: minor },
      { trip: back, seat: first(here), firstName: 'Ana', isReturn: true },
      { trip: back, seat: first(here.slice(1)), firstName: 'Leo', fareId: minor, isReturn: true },
    ]);
  }

  it('[CANCEL-012] of both ways is one request, in which each way keeps its own adult', async () => {
    const order = await buyRoundTrip();
    const [ana = '', leo = '', anaBack = '', leoBack = ''] = idsOf(order);
    for (const wanted of [
      [ana, anaBack],
      [ana, leo, anaBack],
      [ana, leoBack],
    ])
      expect((await cancel<Refusal>(order, wanted)).body.code).toBe('last-adult');
    const worth = order.tickets.filter(({ _id }) => _id !== anaBack).reduce((sum, { total }) => sum + total, 0);
    expect((await preview(order, [ana, leo, leoBack])).body).toEqual({ willRefund: worth, takenBack: 0 });
    expect((await cancel(order, [ana, leo, leoBack])).body).toEqual({ cancelled: [ana, leo, leoBack], refunded: worth });
  });

  it('[CANCEL-012] leaves the other direction alone', async () => {
    const order = await buyRoundTrip();
    const [ana, leo, anaBack] = idsOf(order);
    expect((await cancel(order, [ana ?? '', leo ?? ''])).status).toBe(200);
    expect((await cancel<Refusal>(order, [anaBack ?? ''])).body.code).toBe('last-adult');
  });

  it('[CANCEL-011] [CANCEL-014] [API-097] the check names each ticket, and why it cannot be cancelled', async () => {
    const order = await buyParty([adult, adult]);
    const [one, other] = order.tickets;
    await cancel(order, [one?._id ?? '']);
    const { firstName, lastName } = other ?? first(order.tickets);
    const entry = { lastName, trxId: order.transactionId, willRefund: order.tickets[0]?.total };
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
    const body = { ...cancelBody(order.transactionId, [one]), insurances: ['64'] };
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
    await becomeBuyer(me.subject, 'guest');
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
    await world.db.query('update trip.refund set credited_at = now() where credited_at is null');
    const worker = createRefunds(world.db, world.clock, createPaymentGateway({ paymentUrl, serviceToken: world.serviceToken }));
    for (const failure of ['refused', 'answer lost'] as const) {
      credits.clear();
      failures.push(failure);
      const { order } = await buyOne();
      expect((await cancel(order)).body.refunded).toBe(order.granTotal);
      expect(credits.size).toBe(failure === 'refused' ? 0 : 1);
      await worker.creditDue();
      expect(credits.size).toBe(failure === 'refused' ? 0 : 1);
      await world.db.query('update trip.refund set next_try_at = clock_timestamp()');
      await worker.creditDue();
      expect([...credits.values()]).toMatchObject([{ amount: order.granTotal }]);
      await world.db.query('update trip.refund set next_try_at = clock_timestamp()');
      await worker.creditDue();
      expect(credits.size).toBe(1);
    }
  });
});
