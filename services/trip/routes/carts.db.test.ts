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
type Blocked = Schemas['BlockAnswer'];
type Refusal = Schemas['Problem'] & {
  lostSeats?: Schemas['SeatOfRun'][];
  keptSeats?: Schemas['SeatOfRun'][];
  equalSeats?: { lost: Schemas['SeatOfRun']; offers: Schemas['SeatOfRun'][] }[];
  passengerIndex?: number;
};

let world: TripWorld;
let out: TripOffer;
let back: TripOffer;
let me: Buyer;
let free: MappedSeat[];
let freeBack: MappedSeat[];

beforeAll(async () => {
  world = await startTrip({ emptyBuses: true });
});
afterAll(() => world.close());

const seatsOf = async (trip: TripOffer): Promise<MappedSeat[]> =>
  seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');

let next = 0;
beforeEach(async () => {
  const [outs, backs] = [await world.trips('MTY', 'TAM'), await world.trips('TAM', 'MTY', 8)];
  const pick = (trips: TripOffer[]): TripOffer => {
    const trip = trips.filter(({ totalSeats }) => totalSeats > 30)[next % 3];
    if (trip === undefined) throw new Error('the demo has too few trips');
    return trip;
  };
  [out, back] = [pick(outs), pick(backs)];
  next += 1;
  me = await world.buyer();
  [free, freeBack] = [await seatsOf(out), await seatsOf(back)];
});

const at = (seats: MappedSeat[], index: number): MappedSeat => {
  const seat = seats.at(index);
  if (seat === undefined) throw new Error('the demo bus is full');
  return seat;
};
const block = <Body = Blocked>(wanted: WantedSeat[], buyer = me, key = randomUUID()) =>
  world.call<Body>('POST', '/seat/block', { ...buyer, key, body: blockBody(wanted) });
const passenger = (index: number, more: Partial<WantedSeat> = {}): WantedSeat => ({ trip: out, seat: at(free, index), ...more });
const one = (index = 0): WantedSeat[] => [passenger(index)];
const select = (holder: string, seatIds: string[], trip = out) =>
  world.call('POST', '/seat/select', { holder, body: { run: legsOf(trip), seatIds } });
const claimsOf = async (holder: string, trip = out): Promise<Schemas['Claim'][]> => {
  const { routeId, scheduleId, manifestDate } = legsOf(trip);
  const { body } = await world.call<Schemas['ClaimsAnswer']>(
    'GET',
    `/seat/claims?${new URLSearchParams({ routeId, scheduleId, manifestDate })}`,
    { holder },
  );
  return body.claims;
};
const internal = <Body>(method: 'GET' | 'POST', path: string, body?: unknown) =>
  world.call<Body>(method, `/internal${path}`, {
    headers: { 'service-token': world.serviceToken },
    ...(body === undefined ? {} : { body }),
  });
const cart = async (id: string) => (await internal<Schemas['InternalCart']>('GET', `/cart/${id}`)).body;
const extend = (cartId: string, paymentId: string) =>
  internal<Refusal & { expiresAt: string }>('POST', `/cart/${cartId}/extend`, { paymentId, seconds: 900 });
const confirm = (cartId: string, paymentId: string, amount: number, more: object = {}) =>
  internal<Omit<Schemas['Order'], 'status'> & { status: string | number; code?: string }>('POST', `/cart/${cartId}/confirm`, {
    paymentId,
    method: 'pasarela-de-pago',
    amount,
    paid: true,
    folio: 'F-1',
    authorization: '1',
    operationDate: world.clock.iso(),
    ...more,
  });
const release = (cartId: string, paymentId: string | null, keepCart: boolean) =>
  internal<Refusal & { status: string; expiresAt: string | null }>('POST', `/cart/${cartId}/release`, {
    paymentId,
    keepCart,
    reason: 'refused',
  });

describe('blocking', () => {
  it('[HOLD-011] [API-016] [CONST-009] makes a cart of 540 seconds with the price of seats and services', async () => {
    const wanted = [{ trip: out, seat: at(free, 0), items: ['64', '73'] }];
    const { status, body } = await block(wanted);
    expect(status).toBe(200);
    const adult = out.price;
    expect(body.displayTotal).toBe(adult + 35 * 100_000 + Math.round(adult / 10 / 1000) * 1000);
    const held = Date.parse(body.expiresAt) - Date.parse(body.serverTime);
    expect(held).toBe(540_000);
    expect(held).toBeLessThanOrEqual(540_000);
    expect(body.claims).toMatchObject([{ kind: 'blocked', cartId: body.cartId, seatId: at(free, 0).id }]);
    const whole = await cart(body.cartId);
    expect(whole).toMatchObject({ status: 'open', accountId: me.subject, granTotal: body.displayTotal });
    expect(whole.tickets[0]).toMatchObject({ status: 'held', qr: null, from: out.origin.name, departureDatetime: out.departureDatetime });
    expect(whole.tickets[0]).toMatchObject({ from: 'Central Monterrey', fromCity: 'Monterrey' });
  });

  it('[SEAT-069] the taxi has the price of the place of arrival, and is not sold without one', async () => {
    const taxiAt = async (trip: TripOffer) => {
      const query = `destinationId=${trip.segments[0]?.destinationId ?? ''}`;
      const { body } = await world.call<{ services: Schemas['ExtraService'][] }>('GET', `/seat/services?${query}`);
      return body.services.find(({ _id }) => _id === '71');
    };
    expect(await taxiAt(out)).toMatchObject({ amount: 17_000_000, blocked: false });
    expect((await block([passenger(0, { items: ['71'] })])).body.displayTotal).toBe(out.price + 17_000_000);

    const [toMatehuala] = await world.trips('MTY', 'MHL');
    if (toMatehuala === undefined) throw new Error('no bus goes there');
    expect(await taxiAt(toMatehuala)).toMatchObject({ blocked: true });
    const { status, body } = await block<Refusal>([{ trip: toMatehuala, seat: at(await seatsOf(toMatehuala), 0), items: ['71'] }]);
    expect(status).toBe(422);
    expect(body.code).toBe('service-not-found');
  });

  it('[HOLD-004] the same key makes one cart, in sequence or at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => block(one(), me, key)));
    answers.push(await block(one(), me, key));
    expect(new Set(answers.map(({ body }) => body.cartId)).size).toBe(1);
    const rows = await world.db.query<{ count: number }>('select count(*)::int as count from trip.cart where account_id = $1', [
      me.subject,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('an answer that was lost in a crash is found by its key', async () => {
    const key = randomUUID();
    const first = await block(one(), me, key);
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    const second = await block(one(), me, key);
    expect(second.body.cartId).toBe(first.body.cartId);
  });

  it('keeps own selections and their rows', async () => {
    await select(me.holder, [at(free, 0).id]);
    const { body } = await block(one());
    expect(await claimsOf(me.holder)).toMatchObject([{ kind: 'blocked', cartId: body.cartId, expiresAt: body.expiresAt }]);
  });

  it('a refusal names the lost seat, keeps the others claimed, and offers equal seats', async () => {
    await select(me.holder, [at(free, 0).id]);
    await select(newHolder(), [at(free, 1).id]);
    const { status, body } = await block<Refusal>([
      { trip: out, seat: at(free, 0) },
      { trip: out, seat: at(free, 1) },
    ]);
    expect(status).toBe(409);
    expect(body.code).toBe('seats-lost');
    expect(body.lostSeats).toMatchObject([{ seatId: at(free, 1).id }]);
    expect(body.keptSeats).toMatchObject([{ seatId: at(free, 0).id }]);
    const offers = body.equalSeats?.[0]?.offers ?? [];
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ seatId }) => free.some((seat) => seat.id === seatId && seat.window === at(free, 1).window))).toBe(true);
    expect(await claimsOf(me.holder)).toMatchObject([{ kind: 'selected', seatId: at(free, 0).id }]);
  });

  it('takes both ways of a round trip or none', async () => {
    const wanted = [
      { trip: out, seat: at(free, 0), firstName: 'Ana' },
      { trip: back, seat: at(freeBack, 0), firstName: 'Ana', isReturn: true },
    ];
    await select(newHolder(), [at(freeBack, 0).id], back);
    expect((await block(wanted)).status).toBe(409);
    expect(await claimsOf(me.holder)).toEqual([]);
    const { body } = await block([
      { trip: out, seat: at(free, 0), firstName: 'Ana' },
      { trip: back, seat: at(freeBack, 1), firstName: 'Ana', isReturn: true },
    ]);
    const tickets = (await cart(body.cartId)).tickets;
    expect(tickets).toHaveLength(2);
    expect(tickets[0]?.associatedRoundtripTicketId).toBe(tickets[1]?._id);
  });

  it('[NAV-049] a second block of the holder over the same seat replaces the first cart, and its time begins anew', async () => {
    const first = await block([...one(0), ...one(1)]);
    world.forward(60);
    const second = await block(one(0));
    expect(second.status).toBe(200);
    expect(Date.parse(second.body.expiresAt) - Date.parse(first.body.expiresAt)).toBe(60_000);
    expect(Date.parse(second.body.expiresAt) - Date.parse(second.body.serverTime)).toBe(540_000);
    expect((await cart(first.body.cartId)).status).toBe('released');
    expect(await claimsOf(me.holder)).toMatchObject([{ seatId: at(free, 0).id, cartId: second.body.cartId }]);
  });

  it('requires a session and a holder', async () => {
    expect((await world.call<Refusal>('POST', '/seat/block', { holder: me.holder, body: blockBody(one()) })).body).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    const forged = await world.call<Refusal>('POST', '/seat/block', { holder: me.holder, token: `${me.token}x`, body: blockBody(one()) });
    expect(forged.status).toBe(401);
    expect((await world.call('POST', '/seat/block', { token: me.token, body: blockBody(one()) })).status).toBe(400);
  });

  it('[CONST-003] takes names of 30 letters, and none of 31', async () => {
    const named = (length: number) => block<Refusal>([passenger(0, { firstName: 'ñ'.repeat(length), lastName: 'é'.repeat(length) })]);
    expect([(await named(31)).status, (await named(30)).status]).toEqual([400, 200]);
  });

  it.each([
    ['name-invalid', () => [passenger(0, { firstName: 'R2D2' })]],
    ['fare-not-found', () => [passenger(0, { fareId: '999' })]],
    ['fare-not-sold', () => [passenger(0, { fareId: '371' })]],
    ['service-not-found', () => [passenger(0, { items: ['74'] })]],
    ['minor-alone', () => [passenger(0, { fareId: '2' })]],
    ['duplicate-passenger', () => [passenger(0, { firstName: 'Ana' }), passenger(1, { firstName: 'ANA' })]],
    ['seat-not-found', () => [{ trip: out, seat: { id: '999', section: 'ground' as const } }]],
    ['passenger-count-differs', () => [...one(0), ...one(1), { trip: back, seat: at(freeBack, 0), isReturn: true }]],
    ['passenger-limit', () => [0, 1, 2, 3, 4, 5].flatMap((index) => one(index))],
  ])('refuses a party with %s, and claims nothing', async (code, wanted) => {
    const { status, body } = await block<Refusal>(wanted());
    expect(status).toBe(422);
    expect(body.code).toBe(code);
    expect(await claimsOf(me.holder)).toEqual([]);
  });
});

describe('a pet', () => {
  const pet = '370';
  /** A bus that no other test uses. */
  beforeEach(async () => {
    const quiet = (await world.trips('MTY', 'SLW')).filter(({ totalSeats }) => totalSeats > 30).at(-1);
    if (quiet === undefined) throw new Error('the demo has too few trips');
    out = quiet;
    free = await seatsOf(out);
  });
  /** A free window seat with a free seat beside it. */
  const pair = (): [MappedSeat, MappedSeat] => {
    for (const seat of free) {
      const beside = free.find(({ seatNumber }) => seatNumber === seat.neighbour);
      if (seat.window && beside !== undefined) return [seat, beside];
    }
    throw new Error('the demo bus has no free pair');
  };
  const rex = (seat: MappedSeat): WantedSeat => ({ trip: out, seat, fareId: pet, firstName: 'Rex', lastName: '' });

  it('[SEAT-047][SEAT-065][SEAT-066] is blocked by the window with an adult beside it', async () => {
    const [window, aisle] = pair();
    const { status, body } = await block([
      { ...rex(window), items: ['72'] },
      { trip: out, seat: aisle, items: ['64'] },
    ]);
    expect(status).toBe(200);
    expect(body.claims).toHaveLength(2);
  });

  it.each([
    ['pet-needs-adult', 'alone', () => [rex(pair()[0])]],
    [
      'pet-needs-adult',
      'beside a minor',
      () => [rex(pair()[0]), { trip: out, seat: pair()[1], fareId: '2' }, { trip: out, seat: at(free, -1) }],
    ],
    [
      'service-not-found',
      'with a service for people',
      () => [
        { ...rex(pair()[0]), items: ['64'] },
        { trip: out, seat: pair()[1] },
      ],
    ],
    ['pet-not-at-window', 'on the aisle', () => [rex(pair()[1]), { trip: out, seat: pair()[0] }]],
    ['name-invalid', 'with a companion that has no last name yet', () => [rex(pair()[0]), { trip: out, seat: pair()[1], lastName: '' }]],
  ])('is refused with %s %s', async (code, _where, wanted) => {
    const { status, body } = await block<Refusal>(wanted());
    expect([status, body.code]).toEqual([422, code]);
    expect(await claimsOf(me.holder)).toEqual([]);
  });

  it('is refused until its companion has a name', async () => {
    const [window, aisle] = pair();
    const { status, body } = await block<Refusal>([rex(window), { trip: out, seat: aisle, firstName: '', lastName: '' }]);
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect(await claimsOf(me.holder)).toEqual([]);
  });

  it('with a lost seat is offered pairs only', async () => {
    const [window, aisle] = pair();
    await select(newHolder(), [window.id]);
    const { body } = await block<Refusal>([rex(window), { trip: out, seat: aisle }]);
    const offers = body.equalSeats?.[0]?.offers ?? [];
    expect(offers.length).toBeGreaterThan(0);
    for (const { seatId } of offers) {
      const offered = free.find(({ id }) => id === seatId);
      expect(offered).toMatchObject({ window: true, section: window.section });
      expect(free.some(({ seatNumber, id }) => seatNumber === offered?.neighbour && id !== aisle.id)).toBe(true);
    }
  });
});

describe('giving back', () => {
  it('[API-018][HOLD-012] releases the seats of a cart, or keeps them selected', async () => {
    const first = (await block(one())).body.cartId;
    const kept = await world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unblock', {
      holder: me.holder,
      body: { cartId: first, keepSelected: true },
    });
    expect(kept.body).toMatchObject({ released: [], claims: [{ kind: 'selected', cartId: null }] });
    const second = (await block(one())).body.cartId;
    const freed = await world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unblock', { holder: me.holder, body: { cartId: second } });
    expect(freed.body).toMatchObject({ released: [{ seatId: at(free, 0).id }], claims: [] });
    expect((await seatsOf(out)).some(({ id }) => id === at(free, 0).id)).toBe(true);
    const again = await world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unblock', { holder: me.holder, body: { cartId: second } });
    expect(again.body).toMatchObject({ released: [], claims: [] });
  });

  it('by ticket keeps the others in the cart', async () => {
    const { cartId } = (await block([...one(0), ...one(1)])).body;
    const [ticket] = (await cart(cartId)).tickets;
    const { body } = await world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unblock', {
      holder: me.holder,
      body: { boletos: [ticket?._id] },
    });
    expect(body.released).toHaveLength(1);
    expect(await cart(cartId)).toMatchObject({ status: 'open', total: out.price, tickets: [{ seatId: at(free, 1).id }] });
  });

  it('leaves no minor and no pet in the cart without its adult', async () => {
    const held = await world.call<Schemas['BlockAnswer']>('POST', '/seat/block', {
      ...me,
      body: blockBody([passenger(0), passenger(1, { fareId: '2' })]),
    });
    const { cartId } = held.body;
    const [adult, minor] = (await cart(cartId)).tickets;
    const release = (id: string | undefined) =>
      world.call<Refusal>('POST', '/seat/unblock', { holder: me.holder, body: { boletos: [id] } });
    expect((await release(adult?._id)).body).toMatchObject({ status: 422, code: 'minor-alone' });
    expect((await release(minor?._id)).status).toBe(200);
    expect((await release(adult?._id)).status).toBe(200);
  });

  it('tickets of several carts are released together, or none is', async () => {
    const family = (index: number): WantedSeat[] => [passenger(index), passenger(index + 1, { fareId: '2' })];
    const ids = [(await block(family(0))).body.cartId, (await block(family(2))).body.cartId].toSorted();
    const held = () => Promise.all(ids.map(async (id) => (await cart(id)).tickets));
    const [first, second] = await held();
    const give = (...tickets: (Schemas['Ticket'] | undefined)[]) =>
      world.call<Refusal & Schemas['ReleaseAnswer']>('POST', '/seat/unblock', {
        holder: me.holder,
        body: { boletos: tickets.map((ticket) => ticket?._id) },
      });
    const refused = await give(first?.[1], second?.[0]);
    expect(refused.body).toMatchObject({ status: 422, code: 'minor-alone' });
    expect(await held()).toEqual([first, second]);
    expect(await claimsOf(me.holder)).toHaveLength(4);

    const stranger = await world.buyer();
    const theirs = await cart((await block([passenger(4)], stranger)).body.cartId);
    expect((await give(first?.[1], theirs.tickets[0])).body).toMatchObject({ status: 403, code: 'not-yours' });
    expect((await give(first?.[1], second?.[1], theirs.tickets[0])).status).toBe(403);
    expect(await held()).toEqual([first, second]);

    expect((await give(first?.[1], second?.[1])).body.released).toHaveLength(2);
    expect((await held()).map((tickets) => tickets.length)).toEqual([1, 1]);
  });

  it('is allowed for the holder and the account of the cart only', async () => {
    const { cartId } = (await block(one())).body;
    const stranger = await world.buyer();
    const refused = await world.call<Refusal>('POST', '/seat/unblock', { ...stranger, body: { cartId } });
    expect(refused.body).toMatchObject({ status: 403, code: 'not-yours' });
    const otherDevice = await world.call('POST', '/seat/unblock', { holder: newHolder(), token: me.token, body: { cartId } });
    expect(otherDevice.status).toBe(200);
    expect((await world.call<Refusal>('POST', '/seat/unblock', { holder: me.holder, body: { cartId: 'c_none' } })).body).toMatchObject({
      code: 'cart-not-found',
    });
    expect((await world.call('POST', '/seat/unblock', { holder: me.holder, body: {} })).status).toBe(400);
  });
});

describe('time', () => {
  it('[HOLD-014][CONST-009] a cart holds its seats for 540 s, and no longer', async () => {
    const { cartId } = (await block(one())).body;
    world.forward(539);
    expect((await select(newHolder(), [at(free, 0).id])).status).toBe(409);
    await expireOnce(world.db, world.clock);
    expect((await cart(cartId)).status).toBe('open');
    world.forward(1);
    await expireOnce(world.db, world.clock);
    expect((await cart(cartId)).status).toBe('expired');
    expect((await select(newHolder(), [at(free, 0).id])).status).toBe(200);
  });

  it('the bank holds a cart for at most 900 seconds, once per payment', async () => {
    const { cartId } = (await block(one())).body;
    world.forward(500);
    const first = await extend(cartId, 'p_1');
    expect(first.status).toBe(200);
    world.forward(300);
    expect((await extend(cartId, 'p_1')).body.expiresAt).toBe(first.body.expiresAt);
    expect((await extend(cartId, 'p_2')).body.code).toBe('cart-paying');
    expect((await select(newHolder(), [at(free, 0).id])).status).toBe(409);
    const giveBack = await world.call<Refusal>('POST', '/seat/unblock', { holder: me.holder, body: { cartId } });
    expect(giveBack.body.code).toBe('cart-paying');
    world.forward(599);
    await expireOnce(world.db, world.clock);
    expect((await cart(cartId)).status).toBe('paying');
    world.forward(1);
    await expireOnce(world.db, world.clock);
    expect((await cart(cartId)).status).toBe('expired');
  });

  it('an expired cart cannot start a payment', async () => {
    const { cartId } = (await block(one())).body;
    world.forward(540);
    expect((await extend(cartId, 'p_1')).body).toMatchObject({ status: 409, code: 'cart-expired' });
    expect((await seatsOf(out)).some(({ id }) => id === at(free, 0).id)).toBe(true);
  });

  it('[HOLD-014] a cart that is being paid says its own 540 s, and the time of the bank after them', async () => {
    const key = randomUUID();
    const { cartId, expiresAt } = (await block(one(), me, key)).body;
    const extended = await extend(cartId, 'p_1');
    expect(extended.body.expiresAt).not.toBe(expiresAt);
    // A process that ends here has not stored its answer, so a repeated block reads the cart.
    await world.db.query('delete from platform.idempotency where key = $1', [key]);
    expect((await block(one(), me, key)).body).toMatchObject({ cartId, expiresAt });
    world.forward(539);
    expect(await cart(cartId)).toMatchObject({ status: 'paying', expiresAt });
    world.forward(1);
    expect(await cart(cartId)).toMatchObject({ status: 'paying', expiresAt: extended.body.expiresAt });
  });

  it('a refused payment restores the expiry of the cart', async () => {
    const { cartId, expiresAt } = (await block(one())).body;
    await extend(cartId, 'p_1');
    expect((await release(cartId, 'p_1', true)).body).toMatchObject({ status: 'open', expiresAt });
    await extend(cartId, 'p_2');
    world.forward(540);
    expect((await release(cartId, 'p_2', true)).body).toMatchObject({ status: 'expired', expiresAt: null });
    expect(await claimsOf(me.holder)).toEqual([]);
  });

  it('an extension that arrives after the release of its payment binds nothing', async () => {
    const { cartId, expiresAt } = (await block(one())).body;
    expect((await release(cartId, 'p_1', true)).body).toMatchObject({ status: 'open', expiresAt });
    expect((await extend(cartId, 'p_1')).body).toMatchObject({ status: 409, code: 'cart-released' });
    expect((await cart(cartId)).status).toBe('open');
    expect((await extend(cartId, 'p_2')).status).toBe(200);
    expect((await release(cartId, 'p_2', true)).body).toMatchObject({ status: 'open', expiresAt });
    // Both payments stay ended, in whatever order their extensions arrive.
    for (const ended of ['p_1', 'p_2']) expect((await extend(cartId, ended)).body.code).toBe('cart-released');
    expect(await cart(cartId)).toMatchObject({ status: 'open', paymentId: null });
  });
});

describe('selling', () => {
  it('issues tickets once per payment', async () => {
    const { cartId, displayTotal } = (await block(one())).body;
    await extend(cartId, 'p_sell');
    const [first, second] = await Promise.all([confirm(cartId, 'p_sell', displayTotal), confirm(cartId, 'p_sell', displayTotal)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(first.body).toMatchObject({ status: 'paid', tickets: [{ status: 'issued', qr: expect.stringMatching(/^ANDEN1:AN-/) }] });
    expect((await confirm(cartId, 'p_other', displayTotal)).body.code).toBe('cart-sold');
    expect((await select(me.holder, [at(free, 0).id])).status).toBe(409);
    const order = await internal<Schemas['Order']>('GET', `/order/${first.body.orderId}`);
    expect(order.body).toEqual(first.body);
    expect((await release(cartId, 'p_sell', false)).body.code).toBe('cart-sold');
  });

  it.each([
    ['coupon', 'what it took off is worth nothing in a change'],
    ['points', 'they are worth as much in a change'],
  ])('keeps a discount of a %s with the order: %s', async (kind) => {
    const { cartId, displayTotal } = (await block(one())).body;
    const { tickets } = await cart(cartId);
    const [{ _id: ticketId, price, total }] = tickets as [Schemas['Ticket']];
    const discount = { kind, couponId: kind === 'coupon' ? 'cp' : null, coupon: kind === 'coupon' ? 'VIAJA100' : null, amount: price };
    const free = await confirm(cartId, `p_${kind}`, displayTotal - price, {
      method: 'cortesia',
      discount: { ...discount, tickets: [{ ticketId, amount: price }] },
    });
    expect(free.status).toBe(200);
    expect(free.body).toMatchObject({
      granTotal: displayTotal - price,
      discount,
      tickets: [{ price, displayPrice: 0, total: kind === 'coupon' ? total - price : total }],
    });
  });

  it('refuses another amount', async () => {
    const { cartId, displayTotal } = (await block(one())).body;
    expect((await confirm(cartId, 'p_cheap', displayTotal - 1000)).body).toMatchObject({ status: 422, code: 'amount-differs' });
  });

  it('restores a lapsed hold while its seats are free, and refuses otherwise', async () => {
    const lucky = (await block(one(0))).body;
    const unlucky = (await block(one(1))).body;
    await extend(lucky.cartId, 'p_lucky');
    await extend(unlucky.cartId, 'p_unlucky');
    world.forward(900);
    await expireOnce(world.db, world.clock);
    await select(newHolder(), [at(free, 1).id]);
    expect((await confirm(lucky.cartId, 'p_lucky', lucky.displayTotal)).status).toBe(200);
    expect((await confirm(unlucky.cartId, 'p_unlucky', unlucky.displayTotal)).body).toMatchObject({ status: 409, code: 'cart-expired' });
  });

  it('paying and expiry at the same moment end in a ticket or a free seat, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const seat = at(await seatsOf(out), 0);
      const { cartId, displayTotal } = (await block([{ trip: out, seat }])).body;
      world.forward(540);
      const [sold] = await Promise.all([confirm(cartId, `p_race_${round}`, displayTotal), expireOnce(world.db, world.clock)]);
      const taken = !(await seatsOf(out)).some(({ id }) => id === seat.id);
      expect(taken).toBe(sold.status === 200);
    }
  });

  it('the internal calls are for services only', async () => {
    const { cartId } = (await block(one())).body;
    expect((await world.call<Refusal>('GET', `/internal/cart/${cartId}`, { token: me.token })).status).toBe(401);
    expect((await world.call('GET', `/internal/cart/${cartId}`, { headers: { 'service-token': 'guess' } })).status).toBe(401);
  });
});
