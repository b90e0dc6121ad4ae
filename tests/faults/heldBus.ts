import { randomBytes } from 'node:crypto';
import type { components } from '../../openapi/types/trip.ts';
import { readConfig } from '../../services/shared/config.ts';
import { fault } from '../support/fault.ts';
import { blockBody, type Buyer, legsOf, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../support/trip.ts';
import { newHolder } from '../support/holders.ts';

type Schemas = components['schemas'];
type Answer = Schemas['ClaimsAnswer'] & { code?: string };

const [attacker, traveller] = ['198.51.100.7', '203.0.113.9'];
/** Seconds between two rounds of the attack. */
const pauseSeconds = 30;
/** Refusals after which the attacker waits for the next round. */
const patience = 8;

/** What a holder of the attacker did with a seat. */
interface Held {
  readonly holder: string;
  readonly seatId: string;
  end: string;
  /** Claims that it got one after another. */
  claims: number;
}

/** Blocks so many of the first free seats as a buyer, and reserves them where `isReserved`. Resolves with the seats that it then has. */
async function hold(
  world: TripWorld,
  trip: TripOffer,
  { buyer, address, count, isReserved }: { buyer: Buyer; address: string; count: number; isReserved: boolean },
): Promise<number> {
  const map = (await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip), { address })).body;
  // Many ask at once, so each looks for its own place.
  const free = seatsIn(map).filter(({ state }) => state === 'free');
  const from = Math.floor(Math.random() * Math.max(1, free.length - count));
  const seats = free.slice(from, from + count);
  if (seats.length < count) return 0;
  const cart = await world.call<Schemas['BlockAnswer']>('POST', '/seat/block', {
    ...buyer,
    holder: newHolder(),
    address,
    body: blockBody(seats.map((seat) => ({ trip, seat }))),
  });
  if (cart.status !== 200 || !isReserved) return cart.status === 200 ? count : 0;
  const { status } = await world.call('POST', `/internal/cart/${cart.body.cartId}/confirm`, {
    headers: { 'service-token': world.serviceToken },
    body: {
      paymentId: `p_${cart.body.cartId}`,
      method: 'pay_later',
      amount: cart.body.displayTotal,
      paid: false,
      folio: 'TUN-1',
      operationDate: world.clock.iso(),
      reservation: { referenceNumber: '9800123456789017', waitingExpirationDate: new Date(world.clock.now() + 86_400_000).toISOString() },
    },
  });
  // A cart that was not reserved ends in nine minutes; nobody pays it.
  return status === 200 ? count : 0;
}

/**
 * Guests without any proof hold a bus in carts, and buyers with proved phones in unpaid reservations, many at once. A household of two parties
 * of five reserves too. Returns what each got.
 */
async function holdUnpaid(world: TripWorld, [carts, cash]: readonly [TripOffer, TripOffer]) {
  const sum = async (asks: readonly Promise<number>[]): Promise<number> => (await Promise.all(asks)).reduce((all, count) => all + count, 0);
  let inCarts = 0;
  for (let round = 0; round < 4; round += 1) {
    inCarts += await sum(
      Array.from({ length: 10 }, async () => {
        const buyer = await world.buyer(undefined, 'guest', { verify_guest: false });
        return hold(world, carts, { buyer, address: attacker, count: 5, isReserved: false });
      }),
    );
  }
  const household = await world.buyer();
  let ofHousehold = 0;
  for (let party = 0; party < 2; party += 1)
    ofHousehold += await hold(world, cash, { buyer: household, address: traveller, count: 5, isReserved: true });
  let reserved = 0;
  for (let round = 0; round < 3; round += 1) {
    reserved += await sum(
      Array.from({ length: 12 }, async (_, index) => {
        const address = `198.51.100.${index % 3}`;
        return hold(world, cash, { buyer: await world.buyer(), address, count: 1 + (index % 5), isReserved: true });
      }),
    );
    // The carts that were refused as reservations end.
    world.forward(600);
  }
  return { inCarts, ofHousehold, reserved };
}

await fault('one address claims a whole bus and keeps it', async ({ short }) => {
  const world = await startTrip({ runs: true, workers: true, emptyBuses: true, limits: readConfig({}).limits });
  const minutes = short ? 15 : 180;
  const tally = { ids: 0, own: 0, claims: 0, refused: 0, moved: 0, most: 0, ofSeat: 0, tries: 0, got: 0 };
  try {
    const offers = (await Promise.all(['TAM', 'SLP', 'MEX'].map((to) => world.trips('MTY', to)))).flat();
    const [trip, carts, cash] = offers.filter(({ totalSeats }) => totalSeats > 40);
    if (trip === undefined || carts === undefined || cash === undefined) throw new Error('no empty bus');
    const seatsNow = async () => seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip), { address: traveller })).body);
    const ask = (verb: 'select' | 'unselect', holder: string, seatId: string, address: string) =>
      world.call<Answer>('POST', `/seat/${verb}`, { holder, address, body: { run: legsOf(trip), seatIds: [seatId] } });
    const newId = (address: string) => world.call<{ holder: string }>('POST', '/trip/holders', { address });
    const seats = (await seatsNow()).map(({ id }) => id);

    for (const seatId of seats) {
      const { status } = await ask('select', randomBytes(36).toString('base64url'), seatId, attacker);
      if (status === 200) tally.own += 1;
    }

    /** Every seat that a holder of the attacker ever had. */
    const held = new Map<string, Held>();
    const claim = async (holder: string, seatId: string): Promise<boolean> => {
      const { status, body } = await ask('select', holder, seatId, attacker);
      const end = body.claims?.[0]?.expiresAt;
      if (status !== 200 || !end) {
        tally.refused += 1;
        return false;
      }
      tally.claims += 1;
      const known = held.get(`${holder} ${seatId}`) ?? { holder, seatId, end, claims: 1 };
      if (known.end !== end) {
        if (Date.parse(known.end) > world.clock.now()) tally.moved += 1;
        else known.claims += 1;
        known.end = end;
      }
      held.set(`${holder} ${seatId}`, known);
      tally.ofSeat = Math.max(tally.ofSeat, known.claims);
      return true;
    };

    for (let second = 0; second < minutes * 60; second += pauseSeconds) {
      // What it has or had: each holder selects its seats again, to renew them.
      for (const { holder, seatId } of [...held.values()].slice(-60)) await claim(holder, seatId);
      // The rest: a new holder for every seat that is free, while the service issues any.
      let refusals = 0;
      for (const { id, state } of await seatsNow()) {
        if (state !== 'free' || refusals >= patience) continue;
        const { status, body } = await newId(attacker);
        if (status !== 201) break;
        tally.ids += 1;
        if (!(await claim(body.holder, id))) refusals += 1;
      }
      const free = (await seatsNow()).filter(({ state }) => state === 'free');
      tally.most = Math.max(tally.most, seats.length - free.length);

      // A traveller elsewhere takes a seat, and gives it back.
      tally.tries += 1;
      const { holder } = (await newId(traveller)).body;
      const wanted = free[0]?.id ?? '';
      if ((await ask('select', holder, wanted, traveller)).status === 200) tally.got += 1;
      await ask('unselect', holder, wanted, traveller);
      world.forward(pauseSeconds);
    }

    const { inCarts, ofHousehold, reserved } = await holdUnpaid(world, [carts, cash]);
    const figure =
      `${minutes} minutes, ${tally.ids} ids, ${tally.claims} claims, ${tally.refused} refused: at most ${tally.most} of ${seats.length} seats at once, ` +
      `${tally.own} with ids of its own; ${tally.moved} claims moved their end, a holder got a seat ${tally.ofSeat} times; ` +
      `a traveller elsewhere got a seat in ${tally.got} of ${tally.tries} tries; 40 guests without a proof hold ${inCarts} of ${carts.totalSeats} seats in carts; ` +
      `36 buyers with proved phones reserve ${reserved} of ${cash.totalSeats} without paying, beside ${ofHousehold} of a household of two parties`;
    const isBad = tally.most > seats.length / 3 || tally.own > 0 || tally.moved > 0 || tally.ofSeat > 2 || tally.got < tally.tries;
    const isOver = inCarts > carts.totalSeats / 3 || reserved + ofHousehold > 0.4 * cash.totalSeats || ofHousehold !== 10;
    if (isBad || isOver || inCarts === 0 || reserved === 0 || tally.claims === 0) throw new Error(figure);
    return figure;
  } finally {
    await world.close();
  }
});
