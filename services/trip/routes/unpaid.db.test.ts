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
} from '../../../tests/support/trip.ts';

type Schemas = components['schemas'];

const [home, office, school] = ['198.51.100.7', '203.0.113.9', '192.0.2.44'];

let world: TripWorld;
let trips: readonly TripOffer[];
beforeAll(async () => {
  world = await startTrip({
    emptyBuses: true,
    limits: { seatsPerAddress: 33, unpaidPerPerson: 10, unpaidPerNetwork: 10, unpaidShare: 40 },
  });
  const all = await Promise.all(['TAM', 'SLP', 'MEX'].map((to) => world.trips('MTY', to)));
  trips = all.flat().filter(({ totalSeats }) => totalSeats > 40);
});
afterAll(() => world.close());

/** An empty bus for each test. */
let trip: TripOffer;
let seats: readonly MappedSeat[];
let next = 0;
beforeEach(async () => {
  const offer = trips[next];
  if (offer === undefined) throw new Error('the demo has too few buses');
  [trip, next] = [offer, next + 1];
  seats = seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body);
});

type Blocked = Schemas['BlockAnswer'] & { code?: string };

/** The places of the next seats of the bus that nobody has asked for. */
let from = 0;
beforeEach(() => {
  from = 0;
});
function wanted(count: number): { trip: TripOffer; seat: MappedSeat }[] {
  from += count;
  return seats.slice(from - count, from).map((seat) => ({ trip, seat }));
}
const select = async (address: string, count = 1) => {
  const { body, status } = await world.call<{ code?: string }>('POST', '/seat/select', {
    holder: newHolder(),
    address,
    body: { run: legsOf(trip), seatIds: wanted(count).map(({ seat }) => seat.id) },
  });
  return body.code ?? status;
};
const block = (buyer: Buyer, count: number, address: string) =>
  world.call<Blocked>('POST', '/seat/block', { ...buyer, holder: newHolder(), address, body: blockBody(wanted(count)) });
const codeOf = async (answer: ReturnType<typeof block>) => {
  const { status, body } = await answer;
  return body.code ?? status;
};
const internal = <Body>(path: string, body: object) =>
  world.call<Body & { code?: string }>('POST', `/internal${path}`, { headers: { 'service-token': world.serviceToken }, body });
async function reserve(buyer: Buyer, count: number, address: string) {
  const { body: cart } = await block(buyer, count, address);
  const paymentId = `p_${cart.cartId}`;
  const { status, body } = await internal<Schemas['Order']>(`/cart/${cart.cartId}/confirm`, {
    paymentId,
    method: 'pay_later',
    amount: cart.displayTotal,
    paid: false,
    folio: 'TUN-1',
    operationDate: world.clock.iso(),
    reservation: { referenceNumber: '9800123456789017', waitingExpirationDate: new Date(world.clock.now() + 3_600_000).toISOString() },
  });
  return { cart, paymentId, orderId: body.orderId, result: body.code ?? status };
}
const resultOf = async (reserved: ReturnType<typeof reserve>) => (await reserved).result;

/** A guest who typed a phone and an e-mail. */
const unproved = () => world.buyer(undefined, 'guest', { verify_guest: false });

describe('carts of guests who proved nothing', () => {
  it('count with the selections of their network, a third of the free seats', async () => {
    const most = Math.floor(seats.length * 0.33);
    expect(await codeOf(block(await unproved(), 5, home))).toBe(200);
    expect(await codeOf(block(await unproved(), 5, home))).toBe(200);
    for (let index = 10; index < most; index += 1) expect(await select(home)).toBe(200);
    expect(await select(home)).toBe('address-seat-limit');
    expect(await codeOf(block(await unproved(), 1, home))).toBe('address-seat-limit');
    expect(await codeOf(block(await unproved(), 1, office))).toBe(200);
    expect(await codeOf(block(await world.buyer(), 5, home)), 'a proved person').toBe(200);
  });

  it('are two parties of five, however few seats are left', async () => {
    while (seats.length - from > 12)
      expect(await codeOf(block(await world.buyer(), Math.min(5, seats.length - from - 12), office))).toBe(200);
    expect(await codeOf(block(await unproved(), 5, home))).toBe(200);
    expect(await codeOf(block(await unproved(), 5, home))).toBe(200);
    expect(await codeOf(block(await unproved(), 1, home))).toBe('address-seat-limit');
  });
});

describe('seats that go back to their selection', () => {
  it('count with those of their network, whoever asks; the others are released', async () => {
    const buyer = await world.buyer();
    const most = Math.floor(seats.length * 0.33);
    let kept = 0;
    for (let turn = 0; turn < 6 && from + 5 <= seats.length; turn += 1) {
      const holder = newHolder();
      const { body } = await world.call<Blocked>('POST', '/seat/block', { ...buyer, holder, address: home, body: blockBody(wanted(5)) });
      const back = await world.call<Schemas['ReleaseAnswer']>('POST', '/seat/unblock', {
        holder,
        address: home,
        body: { cartId: body.cartId, keepSelected: true },
      });
      kept += back.body.claims.length;
    }
    expect(kept).toBeGreaterThanOrEqual(10);
    expect(kept).toBeLessThanOrEqual(most);
  });
});

describe('a person', () => {
  it('[SEAT-055] holds five seats of a bus in the carts of all accounts with one phone, or one mailbox', async () => {
    const phone = '8111112222';
    expect(await codeOf(block(await world.buyer(undefined, 'user', { phone }), 3, home))).toBe(200);
    expect(await codeOf(block(await world.buyer(undefined, 'guest', { phone }), 2, office))).toBe(200);
    expect(await codeOf(block(await world.buyer(undefined, 'guest', { phone }), 1, office))).toBe('seat-limit');
    expect(await codeOf(block(await world.buyer(undefined, 'guest', { phone, verify_guest: false }), 1, office)), 'only typed').toBe(200);
    const [mail, label] = ['eva@example.com', 'Eva+viaje@example.com'];
    expect(await codeOf(block(await world.buyer(undefined, 'user', { email: mail }), 5, home))).toBe(200);
    expect(await codeOf(block(await world.buyer(undefined, 'user', { email: label }), 1, home))).toBe('seat-limit');
  });

  it('[CASH-001] has ten unpaid seats of a run, so a party of five may reserve twice', async () => {
    const buyer = await world.buyer();
    expect(await resultOf(reserve(buyer, 5, home))).toBe(200);
    const second = await reserve(buyer, 5, office);
    expect(second.result).toBe(200);
    const refused = await reserve(buyer, 1, school);
    expect(refused.result).toBe('unpaid-person-limit');
    // The cart stays open, so the traveller may pay by card.
    const card = { paymentId: 'p_card', method: 'pasarela-de-pago', amount: refused.cart.displayTotal, paid: true, folio: 'TUN-2' };
    const paid = await internal(`/cart/${refused.cart.cartId}/confirm`, { ...card, operationDate: world.clock.iso() });
    expect(paid.status).toBe(200);
    await internal(`/order/${second.orderId}/cancel`, { paymentId: second.paymentId });
    expect(await resultOf(reserve(buyer, 5, home))).toBe(200);
  });
});

describe('a run', () => {
  it('[CASH-001] has ten unpaid seats of one network, and 40 % of its seats in all', async () => {
    const most = Math.floor(seats.length * 0.4);
    expect(await resultOf(reserve(await world.buyer(), 5, home))).toBe(200);
    expect(await resultOf(reserve(await world.buyer(), 5, home))).toBe(200);
    expect(await resultOf(reserve(await world.buyer(), 1, home))).toBe('unpaid-run-limit');
    expect(await resultOf(reserve(await world.buyer(), 5, office))).toBe(200);
    expect(await resultOf(reserve(await world.buyer(), most - 15, school))).toBe(200);
    expect(await resultOf(reserve(await world.buyer(), 1, school))).toBe('unpaid-run-limit');
  });

  it('keeps the marks of a person only while its seats are unpaid', async () => {
    const marks = async (cartId: string) =>
      (
        await world.db.query<{ persons: string[]; network: string | null }>('select persons, network from trip.cart where id = $1', [
          cartId,
        ])
      )[0];
    const { cart, orderId, paymentId } = await reserve(await world.buyer(), 1, home);
    expect(await marks(cart.cartId)).toEqual({
      persons: [expect.stringMatching(/^account:/), expect.stringMatching(/^phone:/)],
      network: expect.stringMatching(/^network:/),
    });
    await internal(`/order/${orderId}/issue`, { paymentId });
    expect(await marks(cart.cartId)).toEqual({ persons: [], network: null });
  });
});
