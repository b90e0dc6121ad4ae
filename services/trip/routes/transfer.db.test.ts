import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import {
  blockBody,
  type Buyer,
  legsOf,
  mapPath,
  type MappedSeat,
  seatsIn,
  startTrip,
  type TripOffer,
  type TripWorld,
  type WantedSeat,
} from '../../../tests/support/trip.ts';
import { expireOnce } from '../workers/expiry.ts';

type Schemas = components['schemas'];
type Refusal = Schemas['Problem'] & { passengerIndex?: number };
type Sold = Omit<Schemas['Order'], 'status'> & { status: string | number; code?: string };
type Checked = Schemas['TransferCheck'];

const student = '4';
const teacher = '5';
const minor = '2';

let world: TripWorld;
let outs: TripOffer[];
let backs: TripOffer[];
let out: TripOffer;
let later: TripOffer;
let back: TripOffer;
let laterBack: TripOffer;
let me: Buyer;
let next = 0;

beforeAll(async () => {
  world = await startTrip({ emptyBuses: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  const big = (trips: TripOffer[]): TripOffer[] => trips.filter(({ totalSeats }) => totalSeats > 30);
  [outs, backs] = [big(await world.trips('MTY', 'TAM')), big(await world.trips('TAM', 'MTY', 8))];
  // Any way out has arrived in the morning of the next day.
  backs = backs.filter(({ departureDatetime }) => departureDatetime.slice(11, 13) >= '09');
  const pick = (trips: TripOffer[], place: number): TripOffer => {
    const trip = trips[place % trips.length];
    if (trip === undefined) throw new Error('the demo has too few trips');
    return trip;
  };
  [out, later, back, laterBack] = [pick(outs, next), pick(outs, next + 1), pick(backs, next), pick(backs, next + 1)];
  next += 1;
  me = await world.buyer();
});

const seatsOf = async (trip: TripOffer): Promise<MappedSeat[]> =>
  seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');
async function freeSeat(trip: TripOffer, place = 0): Promise<MappedSeat> {
  const seat = (await seatsOf(trip)).at(place);
  if (seat === undefined) throw new Error('the bus is full');
  return seat;
}
const isFree = async (trip: TripOffer, seatId: string): Promise<boolean> => (await seatsOf(trip)).some(({ id }) => id === seatId);
const block = <Body = Schemas['BlockAnswer']>(wanted: readonly WantedSeat[], { buyer = me, key = randomUUID() } = {}) =>
  world.call<Body>('POST', '/seat/block', { ...buyer, key, body: blockBody(wanted) });
const internal = <Body>(method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call<Body>(method, `/internal${path}`, {
    headers: { 'service-token': world.serviceToken },
    ...(body === undefined ? {} : { body }),
  });
const cart = async (id: string) => (await internal<Schemas['InternalCart']>('GET', `/cart/${id}`)).body;
const confirm = (cartId: string, amount: number, { paid = true, paymentId = `p_${cartId}` } = {}) =>
  internal<Sold>('POST', `/cart/${cartId}/confirm`, {
    paymentId,
    method: amount === 0 ? 'no_payment' : 'pasarela-de-pago',
    amount,
    paid,
    folio: 'F-1',
    operationDate: world.clock.iso(),
  });
const validate = <Body = Checked>(ticketId: string, buyer = me) =>
  world.call<Body>('GET', `/api/ticket/validate-transfer/${ticketId}`, { token: buyer.token });
const validateAll = <Body = Checked>(tickets: string[], buyer = me) =>
  world.call<Body>('POST', '/validate/transfer', { token: buyer.token, body: { tickets } });

/** Buys seats; the tickets are in the order of the seats. */
async function buy(wanted: readonly WantedSeat[], { buyer = me, paid = true } = {}): Promise<Schemas['Ticket'][]> {
  const blocked = await block(wanted, { buyer });
  const sold = await confirm(blocked.body.cartId, blocked.body.displayTotal, { paid });
  if (sold.status !== 200) expect(sold.body).toMatchObject({ status: paid ? 'paid' : 'reserved' });
  return sold.body.tickets;
}
const first = (tickets: readonly Schemas['Ticket'][]): Schemas['Ticket'] => {
  const [ticket] = tickets;
  if (ticket === undefined) throw new Error('nothing was bought');
  return ticket;
};
/** One adult's ticket on a bus. */
const buyOne = async (trip = out, more: Partial<WantedSeat> = {}): Promise<Schemas['Ticket']> =>
  first(await buy([{ trip, seat: await freeSeat(trip), ...more }]));
/** The block request that changes a ticket for a seat of a trip. */
async function changeTo(trip: TripOffer, ticket: Schemas['Ticket'], more: Partial<WantedSeat> = {}): Promise<WantedSeat> {
  const { firstName, lastName, fareId, isReturn, _id } = ticket;
  return { trip, seat: await freeSeat(trip), firstName, lastName, fareId, isReturn, change: _id, ...more };
}
/** Moves the time to so many minutes before the departure. */
const forwardTo = (trip: TripOffer, minutesBefore: number): void =>
  world.forward((Date.parse(trip.departureDatetime) - world.clock.now()) / 1000 - minutesBefore * 60);

describe('what can be changed', () => {
  it('[API-101] [EDIT-013] the answer lists every ticket of the order by direction, with its passenger and services', async () => {
    const [out1, back1] = await buy([
      { trip: out, seat: await freeSeat(out), firstName: 'Ana', items: ['64'] },
      { trip: back, seat: await freeSeat(back), firstName: 'Ana', isReturn: true },
    ]);
    const { status, body } = await validate(out1?._id ?? '');
    expect(status).toBe(200);
    const passenger = { firstName: 'Ana', lastName: 'Peña', fare: 'ADULTO', fareId: '1' };
    const insurance = { sourceItemId: '64', name: out1?.services[0]?.name, total: 3_500_000 };
    expect(body).toEqual({
      operationsData: {
        departure: [
          {
            ticketId: out1?._id,
            canChange: true,
            credit: out1?.total,
            passenger: { ...passenger, associatedItems: [insurance] },
            otherWay: { departs: back1?.departureDatetime, arrives: back1?.arrivalDatetime },
            msgerror: null,
          },
        ],
        return: [
          {
            ticketId: back1?._id,
            canChange: true,
            credit: back1?.total,
            passenger: { ...passenger, associatedItems: [] },
            otherWay: { departs: out1?.departureDatetime, arrives: out1?.arrivalDatetime },
            msgerror: null,
          },
        ],
      },
    });
  });

  it('[API-102] the answer lists only the named tickets, each once, also of several orders', async () => {
    const [one, two] = [await buyOne(), await buyOne(back, { isReturn: false })];
    const { body } = await validateAll([two._id, one._id, two._id]);
    expect(body.operationsData.departure.map(({ ticketId }) => ticketId)).toEqual([two._id, one._id]);
    expect(body.operationsData.return).toEqual([]);
  });

  it('[API-101] [API-102] only the account of the buyer may ask, and an unknown ticket is not found', async () => {
    const ticket = await buyOne();
    const other = await world.buyer();
    expect((await validate<Refusal>(ticket._id, other)).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await validateAll<Refusal>([ticket._id], other)).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await validate<Refusal>('t_none')).body).toMatchObject({ status: 404, code: 'ticket-not-found' });
    expect((await validateAll<Refusal>([ticket._id, 't_none'])).body).toMatchObject({ status: 404, code: 'ticket-not-found' });
    expect((await world.call('GET', `/api/ticket/validate-transfer/${ticket._id}`)).status).toBe(401);
  });

  it('[CONST-054] [EDIT-006] a ticket can be changed until one hour before its departure, with the flexible change until it departs', async () => {
    const ticket = await buyOne();
    const flexible = await buyOne(out, { seat: await freeSeat(out, 1), items: ['73'] });
    const buyer = await world.buyer(me.subject);
    forwardTo(out, 60.5);
    const renewed = await world.buyer(me.subject);
    expect((await validate(ticket._id, renewed)).body.operationsData.departure[0]).toMatchObject({ canChange: true, msgerror: null });
    world.forward(31);
    const refused = await validate<Refusal>(ticket._id, renewed);
    expect(refused.body).toMatchObject({
      status: 422,
      code: 'too-late',
      detail: 'Lo sentimos. No es posible editar ningún boleto para este viaje.',
    });
    expect((await validateAll<Refusal>([ticket._id], renewed)).body).toMatchObject({ status: 422, code: 'too-late' });
    const wanted = await changeTo(later, ticket);
    expect((await block<Refusal>([wanted], { buyer: { ...renewed, holder: buyer.holder } })).body).toMatchObject({
      status: 422,
      code: 'transfer-not-allowed',
      detail: 'Este boleto no tiene cambio flexible: solo se podía cambiar hasta 1 hora antes de la salida.',
      passengerIndex: 0,
    });
    expect((await validate(flexible._id, renewed)).body.operationsData.departure[0]).toMatchObject({ canChange: true, msgerror: null });
    const kept = await changeTo(later, flexible, { items: ['73'] });
    expect((await block([kept], { buyer: { ...renewed, holder: buyer.holder } })).status).toBe(200);
  });

  it('an unchangeable entry has its reason beside a changeable one; a requested one is refused', async () => {
    const [gone, stays] = await buy([
      { trip: out, seat: await freeSeat(out, 0), firstName: 'Ana' },
      { trip: out, seat: await freeSeat(out, 1), firstName: 'Luis' },
    ]);
    if (gone === undefined || stays === undefined) throw new Error('nothing was bought');
    const { cartId, displayTotal } = (await block([await changeTo(later, gone)])).body;
    expect((await confirm(cartId, displayTotal)).status).toBe(200);
    const expected = [
      { ticketId: gone._id, canChange: false, msgerror: 'Este boleto ya se cambió por otro.' },
      { ticketId: stays._id, canChange: true, msgerror: null },
    ];
    expect((await validate(stays._id)).body.operationsData.departure).toMatchObject(expected);
    expect((await validateAll([gone._id, stays._id])).body.operationsData.departure).toMatchObject(expected);
    expect((await validate<Refusal>(gone._id)).body).toMatchObject({
      status: 422,
      code: 'ticket-not-live',
      detail: 'Este boleto ya se cambió por otro.',
    });
  });

  it('a ticket that is only reserved, or only in a cart, is not live', async () => {
    const [reserved] = await buy([{ trip: out, seat: await freeSeat(out) }], { paid: false });
    expect((await validate<Refusal>(reserved?._id ?? '')).body).toMatchObject({ status: 422, code: 'ticket-not-live' });
    const held = (await cart((await block([{ trip: out, seat: await freeSeat(out) }])).body.cartId)).tickets;
    expect((await validate<Refusal>(first(held)._id)).body).toMatchObject({ status: 422, code: 'ticket-not-live' });
    expect((await validateAll<Refusal>([reserved?._id ?? '', first(held)._id])).body).toMatchObject({ code: 'ticket-not-live' });
    const wanted = await changeTo(later, first(held));
    expect((await block<Refusal>([wanted])).body.detail).toBe('Este boleto no se compró.');
  });
});

describe('a change', () => {
  it('[SEAT-050] keeps two equal names, which only a sale refuses', async () => {
    const tickets = await buy([
      { trip: out, seat: await freeSeat(out), firstName: 'Ana', lastName: 'Peña' },
      { trip: out, seat: await freeSeat(out, 1), firstName: 'Luz', lastName: 'Peña' },
    ]);
    const same = { firstName: 'Eva', lastName: 'Peña' };
    for (const { _id } of tickets)
      expect((await world.call('PATCH', `/api/ticket/${_id}`, { token: me.token, body: { ...same, comments: '' } })).status).toBe(200);
    const wanted = await Promise.all(
      tickets.map(async (ticket, at) => changeTo(later, ticket, { ...same, seat: await freeSeat(later, at) })),
    );
    expect((await block<Refusal>(wanted.map(({ trip, seat }) => ({ trip, seat, ...same })))).body.code).toBe('duplicate-passenger');
    expect((await block(wanted)).status).toBe(200);
  });

  it('[HOLD-008] [EDIT-001] [PAY-036] credits the old ticket, issues the new one and releases the old seat', async () => {
    const old = await buyOne();
    const blocked = await block([await changeTo(later, old, { items: ['64'] })]);
    expect(blocked.status).toBe(200);
    const { cartId, displayTotal } = blocked.body;
    const whole = await cart(cartId);
    const price = later.price + 3_500_000;
    expect(whole).toMatchObject({ isChange: true, total: later.price, servicesTotal: 3_500_000, creditsTotal: Math.min(old.total, price) });
    expect([whole.granTotal, whole.earn_points]).toEqual([Math.max(0, price - old.total), Math.max(0, old.total - price)]);
    expect(displayTotal).toBe(whole.granTotal);
    expect(await isFree(out, old.seatId)).toBe(false);

    const sold = await confirm(cartId, displayTotal);
    expect(sold.body).toMatchObject({
      status: 'paid',
      isChange: true,
      granTotal: displayTotal,
      creditsTotal: whole.creditsTotal,
      earn_points: whole.earn_points,
      tickets: [{ status: 'issued', qr: expect.stringMatching(/^ANDEN1:/) }],
    });
    expect(await isFree(out, old.seatId)).toBe(true);
    const before = await internal<Schemas['InternalCart']>('GET', `/cart/${await cartOf(old._id)}`);
    expect(before.body.tickets).toMatchObject([{ _id: old._id, status: 'changed', qr: null }]);
    const { routeId, scheduleId, manifestDate } = legsOf(out);
    const events = await world.db.query<{ type: string }>(
      `select type from trip.seat_event where run_id = $1 and seat = $2 order by version desc limit 1`,
      [`${routeId}_${scheduleId}_${manifestDate}`, Number(old.seatId)],
    );
    expect(events).toEqual([{ type: 'seat:unselected' }]);
    expect((await block([{ trip: out, seat: { id: old.seatId, section: old.section } }], { buyer: await world.buyer() })).status).toBe(200);
  });

  it('that costs less is free, and what is left over are points', async () => {
    const old = await buyOne(out, { items: ['64'] });
    const { cartId, displayTotal } = (await block([await changeTo(out, old)])).body;
    expect(displayTotal).toBe(0);
    expect(await cart(cartId)).toMatchObject({ granTotal: 0, creditsTotal: out.price, earn_points: 3_500_000 });
    expect((await confirm(cartId, out.price)).body).toMatchObject({ status: 422, code: 'amount-differs' });
    expect((await confirm(cartId, 0)).body).toMatchObject({ status: 'paid', granTotal: 0 });
  });

  it('[HOLD-008] of the way back alone has that trip alone; of both, any number in each direction', async () => {
    const party = ['Ana', 'Luis'];
    const bought = await buy([
      ...(await Promise.all(party.map(async (firstName, place) => ({ trip: out, seat: await freeSeat(out, place), firstName })))),
      ...(await Promise.all(
        party.map(async (firstName, place) => ({ trip: back, seat: await freeSeat(back, place), firstName, isReturn: true })),
      )),
    ]);
    const [ana, luis, anaBack] = bought;
    if (ana === undefined || luis === undefined || anaBack === undefined) throw new Error('nothing was bought');
    const onlyBack = await block([await changeTo(laterBack, anaBack)]);
    expect(onlyBack.status).toBe(200);
    expect((await cart(onlyBack.body.cartId)).tickets).toMatchObject([{ isReturn: true, fromShortcode: 'TAM' }]);
    const both = await block([
      await changeTo(later, ana),
      await changeTo(later, luis, { seat: await freeSeat(later, 1) }),
      await changeTo(laterBack, anaBack, { seat: await freeSeat(laterBack, 1) }),
    ]);
    expect(both.status).toBe(200);
    const tickets = (await cart(both.body.cartId)).tickets;
    expect(tickets.map(({ isReturn }) => isReturn)).toEqual([false, false, true]);
    expect(tickets[0]?.associatedRoundtripTicketId).toBe(tickets[2]?._id);
    expect(tickets[1]?.associatedRoundtripTicketId).toBeNull();
    expect((await cart(onlyBack.body.cartId)).status).toBe('released');
  });

  it('requested again with its key is the same cart', async () => {
    const wanted = await changeTo(later, await buyOne());
    const key = randomUUID();
    const one = await block([wanted], { key });
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await block([wanted], { key })).body.cartId).toBe(one.body.cartId);
  });

  it('confirmed again by its payment is the same order', async () => {
    const old = await buyOne();
    const { cartId, displayTotal } = (await block([await changeTo(later, old)])).body;
    const [one, two] = await Promise.all([confirm(cartId, displayTotal), confirm(cartId, displayTotal)]);
    expect(one.status).toBe(200);
    expect(two.body).toEqual(one.body);
  });

  it('can be changed again, but its replaced ticket cannot', async () => {
    const old = await buyOne();
    const blocked = (await block([await changeTo(later, old)])).body;
    const sold = await confirm(blocked.cartId, blocked.displayTotal);
    const fresh = first(sold.body.tickets);
    expect((await block<Refusal>([await changeTo(later, old)])).body.detail).toBe('Este boleto ya se cambió por otro.');
    const again = (await block([await changeTo(out, fresh)])).body;
    expect((await confirm(again.cartId, again.displayTotal)).status).toBe(200);
    expect(await isFree(later, fresh.seatId)).toBe(true);
  });

  it('releases its seat when it is cancelled, and keeps the old ticket', async () => {
    const old = await buyOne();
    const { cartId } = (await block([await changeTo(later, old)])).body;
    world.forward(540);
    await expireOnce(world.db, world.clock);
    expect((await cart(cartId)).status).toBe('expired');
    expect((await validate(old._id)).body.operationsData.departure[0]?.canChange).toBe(true);
    expect(await isFree(out, old.seatId)).toBe(false);
  });

  it('with a released ticket counts only the others', async () => {
    const bought = await buy([
      { trip: out, seat: await freeSeat(out, 0), firstName: 'Ana', items: ['64'] },
      { trip: out, seat: await freeSeat(out, 1), firstName: 'Luis' },
    ]);
    const wanted = await Promise.all(bought.map(async (ticket, place) => changeTo(later, ticket, { seat: await freeSeat(later, place) })));
    const { cartId } = (await block(wanted)).body;
    const [ana] = (await cart(cartId)).tickets;
    await world.call('POST', '/seat/unblock', { holder: me.holder, body: { boletos: [ana?._id] } });
    const left = await cart(cartId);
    expect([left.total, left.creditsTotal]).toEqual([later.price, Math.min(out.price, later.price)]);
    expect(left.granTotal).toBe(Math.max(0, later.price - out.price));
    expect((await confirm(cartId, left.granTotal)).status).toBe(200);
    expect((await validate(bought[0]?._id ?? '')).body.operationsData.departure.map(({ canChange }) => canChange)).toEqual([true, false]);
  });
});

describe('two carts that change one ticket', () => {
  it('at once: one is sold, the other ends like a lost hold, and its seats are released', async () => {
    for (let round = 0; round < 5; round += 1) {
      const old = await buyOne(out, { firstName: `Ana${'abcde'[round]}` });
      const other = { ...me, holder: newHolder() };
      const wanted = [await changeTo(later, old), await changeTo(later, old, { seat: await freeSeat(later, 1) })] as const;
      const carts = [(await block([wanted[0]])).body, (await block([wanted[1]], { buyer: other })).body];
      const answers = await Promise.all(carts.map(({ cartId, displayTotal }) => confirm(cartId, displayTotal)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const lost = answers.findIndex(({ status }) => status === 409);
      expect(answers[lost]?.body.code).toBe('cart-expired');
      expect((await cart(carts[lost]?.cartId ?? '')).status).toBe('expired');
      expect(await isFree(later, wanted[lost === 0 ? 0 : 1].seat.id)).toBe(true);
      expect(await isFree(out, old.seatId)).toBe(true);
    }
  });

  it('the lost one cannot start a payment', async () => {
    const old = await buyOne();
    const won = (await block([await changeTo(later, old)])).body;
    const rival = (await block([await changeTo(later, old)], { buyer: { ...me, holder: newHolder() } })).body;
    await confirm(won.cartId, won.displayTotal);
    const asked = await internal<Refusal>('POST', `/cart/${rival.cartId}/extend`, { paymentId: 'p_rival', seconds: 900 });
    expect(asked.body).toMatchObject({ status: 409, code: 'cart-expired' });
  });

  it('crosswise between two buses never deadlock', async () => {
    const people = await Promise.all(['Ana', 'Luis'].map(async (firstName) => ({ firstName, holder: newHolder() })));
    const [there, here] = [await buyOne(out, { firstName: 'Ana' }), await buyOne(later, { firstName: 'Luis' })];
    const carts = [
      (await block([await changeTo(later, there)], { buyer: { ...me, holder: people[0]?.holder ?? '' } })).body,
      (await block([await changeTo(out, here)], { buyer: { ...me, holder: people[1]?.holder ?? '' } })).body,
    ];
    const answers = await Promise.all(carts.map(({ cartId, displayTotal }) => confirm(cartId, displayTotal)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await isFree(out, there.seatId), await isFree(later, here.seatId)]).toEqual([true, true]);
  });
});

describe('a block that names tickets while they are being changed', () => {
  it('becomes an unsellable cart or is refused, and neither waits for the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const bought = await buy([
        { trip: out, seat: await freeSeat(out, 0), firstName: `Ana${'abcde'[round]}` },
        { trip: out, seat: await freeSeat(out, 1), firstName: `Luis${'abcde'[round]}` },
      ]);
      const over = (places: readonly number[]) =>
        Promise.all(bought.map(async (ticket, index) => changeTo(later, ticket, { seat: await freeSeat(later, places[index] ?? 0) })));
      const [mine, rival] = [await over([0, 1]), (await over([2, 3])).toReversed()];
      const { cartId, displayTotal } = (await block(mine)).body;
      const [sold, late] = await Promise.all([confirm(cartId, displayTotal), block(rival, { buyer: { ...me, holder: newHolder() } })]);
      expect(sold.status).toBe(200);
      expect([200, 422]).toContain(late.status);
      if (late.status === 200) expect((await confirm(late.body.cartId, late.body.displayTotal)).body.code).toBe('cart-expired');
    }
  });
});

describe('[HOLD-008] a block is refused with transfer-not-allowed', () => {
  const refused = async (
    wanted: readonly WantedSeat[],
    more: (body: Schemas['BlockRequest']) => Schemas['BlockRequest'] = (body) => body,
  ) => (await world.call<Refusal>('POST', '/seat/block', { ...me, body: more(blockBody(wanted)) })).body;
  const answer = (detail: string, passengerIndex = 0) => ({ status: 422, code: 'transfer-not-allowed', detail, passengerIndex });

  it('when a sale names a ticket, or a change names none', async () => {
    const wanted = await changeTo(later, await buyOne());
    expect(await refused([wanted], (body) => ({ ...body, transactionType: 'sale' }))).toMatchObject(
      answer('Un boleto comprado no se cambia con una compra nueva.'),
    );
    const { change: _change, ...without } = wanted;
    const stranger = { ...without, firstName: 'Luis', seat: await freeSeat(later, 1) };
    expect(await refused([wanted, stranger])).toMatchObject(answer('Falta el boleto que se cambia.', 1));
  });

  it('when a ticket is named for two seats, or twice', async () => {
    const wanted = await changeTo(later, await buyOne());
    const twoSeats = await refused([wanted], (body) => {
      const [reservation] = body.items.reservation;
      const [passenger] = reservation?.passengers ?? [];
      const [seat] = passenger?.seats ?? [];
      if (reservation === undefined || passenger === undefined || seat === undefined) throw new Error('an empty block');
      return { ...body, items: { reservation: [{ ...reservation, passengers: [{ ...passenger, seats: [seat, seat] }] }] } };
    });
    expect(twoSeats).toMatchObject(answer('Cada boleto se cambia por un solo asiento.'));
    expect(await refused([wanted, { ...wanted, seat: await freeSeat(later, 1) }])).toMatchObject(
      answer('El mismo boleto aparece dos veces en el cambio.', 1),
    );
  });

  it('when the ticket is unknown, or of another account, with the same answer', async () => {
    const wanted = await changeTo(later, await buyOne());
    expect(await refused([{ ...wanted, change: 't_none' }])).toMatchObject(answer('No encontramos ese boleto.'));
    me = await world.buyer();
    expect(await refused([wanted])).toMatchObject(answer('No encontramos ese boleto.'));
  });

  it('when the direction, the name or the fare differs', async () => {
    const wanted = await changeTo(later, await buyOne());
    expect(await refused([{ ...wanted, trip: laterBack, seat: await freeSeat(laterBack), isReturn: true }])).toMatchObject(
      answer('Un boleto de ida se cambia por otro de ida.'),
    );
    const wayBack = await buy([
      { trip: out, seat: await freeSeat(out), firstName: 'Ana' },
      { trip: back, seat: await freeSeat(back), firstName: 'Ana', isReturn: true },
    ]);
    expect(await refused([await changeTo(laterBack, wayBack[1] ?? first(wayBack), { isReturn: false })])).toMatchObject(
      answer('Un boleto de regreso se cambia por otro de regreso.'),
    );
    expect(await refused([{ ...wanted, firstName: 'Luisa' }])).toMatchObject(
      answer('El cambio es para el mismo pasajero: el nombre no se puede cambiar.'),
    );
    expect(await refused([{ ...wanted, fareId: student }])).toMatchObject(answer('El cambio conserva la categoría del pasajero.'));
  });

  it('[EDIT-001] when the route differs, whatever the prices are', async () => {
    const ticket = await buyOne();
    const elsewhere = [...(await world.trips('MTY', 'SLP')).slice(0, 1), ...(await world.trips('VIC', 'TAM')).slice(0, 1), back];
    expect(elsewhere).toHaveLength(3);
    for (const trip of elsewhere) {
      expect(await refused([await changeTo(trip, ticket)])).toMatchObject(answer('El cambio es para la misma ruta: de MTY a TAM.'));
    }
    expect((await validate(ticket._id)).body.operationsData.departure[0]).toMatchObject({ canChange: true });
  });

  it('[EDIT-005] when a minor or a pet would stay on the bus alone; another seat on the same bus leaves nobody', async () => {
    const wanted = async (fareIds: string[]): Promise<WantedSeat[]> => {
      const free = await seatsOf(out);
      return fareIds.map((fareId, place) => ({ trip: out, seat: free[place] ?? free[0]!, fareId }));
    };
    const [adult, , other] = await buy(await wanted(['1', minor, '1']));
    if (adult === undefined || other === undefined) throw new Error('not all were bought');
    const moving = [await changeTo(later, adult), await changeTo(later, other, { seat: await freeSeat(later, 1) })];
    const alone = await block<Refusal>(moving);
    expect(alone).toMatchObject({ status: 422, body: { code: 'minor-alone' } });
    expect(await block(moving.slice(0, 1))).toMatchObject({ status: 200 });
    const here = [await changeTo(out, adult), await changeTo(out, other, { seat: await freeSeat(out, 1) })];
    expect(await block(here)).toMatchObject({ status: 200 });
  });

  it('and every rule of a party holds as in a sale', async () => {
    const [adult, child] = await buy([
      { trip: out, seat: await freeSeat(out, 0), firstName: 'Ana' },
      { trip: out, seat: await freeSeat(out, 1), firstName: 'Leo', fareId: minor },
    ]);
    if (adult === undefined || child === undefined) throw new Error('nothing was bought');
    expect(await refused([await changeTo(later, child)])).toMatchObject({ status: 422, code: 'minor-alone' });
    const together = [await changeTo(later, adult), await changeTo(later, child, { seat: await freeSeat(later, 1) })];
    expect((await block(together)).status).toBe(200);
    const halfEmpty = await refused(together, (body) => ({
      ...body,
      items: { reservation: body.items.reservation.map((one) => ({ ...one, selectedTrips: [later.id, laterBack.id], roundTrip: true })) },
    }));
    expect(halfEmpty).toMatchObject({ status: 422, code: 'passenger-count-differs' });
  });
});

describe('places at reduced fares', () => {
  const left = async (trip: TripOffer, fareId: string) =>
    (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body.data.map.quotas.find((quota) => quota.fareId === fareId)?.left;

  it('a teacher changes the seat on a bus without places for teachers, and nobody else gets one', async () => {
    const [trip] = (await world.trips('MTY', 'SLW')).filter(({ totalSeats }) => totalSeats > 30);
    if (trip === undefined) throw new Error('no bus goes there');
    const [mine] = await buy([
      { trip, seat: await freeSeat(trip, 0), fareId: teacher, firstName: 'Ana' },
      { trip, seat: await freeSeat(trip, 1), fareId: teacher, firstName: 'Luis' },
    ]);
    if (mine === undefined) throw new Error('nothing was bought');
    expect(await left(trip, teacher)).toBe(0);
    const changed = await block([await changeTo(trip, mine)]);
    expect(changed.status).toBe(200);
    const stranger = await world.buyer();
    const refusedBlock = await block<Refusal>([{ trip, seat: await freeSeat(trip, 1), fareId: teacher }], { buyer: stranger });
    expect(refusedBlock.body.code).toBe('quota-exceeded');
    const rival = await block<Refusal>([await changeTo(trip, mine)], { buyer: { ...me, holder: newHolder() } });
    expect(rival.body.code).toBe('quota-exceeded');

    await internal('POST', `/cart/${changed.body.cartId}/extend`, { paymentId: `p_${changed.body.cartId}`, seconds: 900 });
    world.forward(900);
    await expireOnce(world.db, world.clock);
    expect((await confirm(changed.body.cartId, changed.body.displayTotal)).status).toBe(200);
    expect(await left(trip, teacher)).toBe(0);
  });

  it('are released on the bus that is left', async () => {
    const [trip, other] = (await world.trips('MTY', 'SLW')).filter(({ totalSeats }) => totalSeats > 30).slice(1);
    if (trip === undefined || other === undefined) throw new Error('no bus goes there');
    const old = await buyOne(trip, { fareId: student });
    const before = await left(trip, student);
    const { cartId, displayTotal } = (await block([await changeTo(other, old)])).body;
    await confirm(cartId, displayTotal);
    expect(await left(trip, student)).toBe((before ?? 0) + 1);
  });
});

describe('taxis', () => {
  const give = (maderoIds: readonly string[], { buyer = me, key = randomUUID() } = {}) =>
    world.call('PUT', '/taxi/inactive', { token: buyer.token, key, body: { maderoIds } });
  const buyTaxi = () => buyOne(out, { items: ['71'] });

  it('[API-020] are given up once by their buyer', async () => {
    const [one, other] = [await buyTaxi(), await buyTaxi()];
    expect((await give([one._id])).body).toEqual({ inactive: [one._id] });
    expect((await give([one._id, other._id, other._id])).body).toEqual({ inactive: [other._id] });
    expect((await give([one._id, other._id])).body).toEqual({ inactive: [] });
  });

  it('[API-020] of another, and tickets without a taxi, are refused, and nothing is given up', async () => {
    const [mine, plain] = [await buyTaxi(), await buyOne()];
    expect((await give([mine._id, plain._id])).body).toMatchObject({ status: 404, code: 'taxi-not-found' });
    expect((await give([mine._id], { buyer: await world.buyer() })).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await give([mine._id])).body).toEqual({ inactive: [mine._id] });
  });

  it('of a reservation are sold when it is paid', async () => {
    const reserved = first(await buy([{ trip: out, seat: await freeSeat(out), items: ['71'] }], { paid: false }));
    expect((await give([reserved._id])).body).toMatchObject({ code: 'taxi-not-found' });
    const [{ id: orderId } = { id: '' }] = await world.db.query<{ id: string }>('select id from trip.ticket_order where cart_id = $1', [
      await cartOf(reserved._id),
    ]);
    const paymentId = `p_${await cartOf(reserved._id)}`;
    expect((await internal('POST', `/order/${orderId}/issue`, { paymentId })).status).toBe(200);
    expect((await give([reserved._id])).body).toEqual({ inactive: [reserved._id] });
  });

  it('[EDIT-012] end with the ticket that a change replaces, and the new ticket has its own', async () => {
    const old = await buyTaxi();
    const keeping = (await block([await changeTo(later, old, { items: ['71'] })])).body;
    const [kept] = (await confirm(keeping.cartId, keeping.displayTotal)).body.tickets;
    expect((await give([old._id])).body).toEqual({ inactive: [] });
    if (kept === undefined) throw new Error('nothing was changed');
    const dropping = (await block([await changeTo(out, kept)])).body;
    expect((await confirm(dropping.cartId, dropping.displayTotal)).status).toBe(200);
    expect((await give([kept._id])).body).toEqual({ inactive: [] });
  });
});

async function cartOf(ticketId: string): Promise<string> {
  const [row] = await world.db.query<{ cart_id: string }>('select cart_id from trip.cart_ticket where id = $1', [ticketId]);
  return row?.cart_id ?? '';
}
