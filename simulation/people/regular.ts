import type { components } from '../../openapi/types/payment.ts';
import type { MappedSeat, TripOffer, WantedSeat } from '../../tests/support/trip.ts';
import { takeHolder, register, sessionsOf } from './account.ts';
import { act, readOrder } from './ordering.ts';
import { type Means, pay } from './paying.ts';
import { type Caller, pause } from './person.ts';
import { departuresOf, freeSeats, type Party, placeParty, press, type Shopper, takeSeats, type Cart } from './shopping.ts';

type Schemas = components['schemas'];

const parties: readonly Party[] = [
  ['1'],
  ['1'],
  ['1'],
  ['1', '1'],
  ['1', '2'],
  ['1', '370'],
  ['1', '1', '2', '370'],
  ['1', '1', '1', '2', '370'],
];
const out = ['MTY', 'TAM'] as const;
const back = ['TAM', 'MTY'] as const;
const names = ['', 'Eva ', 'Luz ', 'Mia ', 'Sol '];
const means: readonly Means[] = ['card', 'card', 'points', 'points', 'coupon', 'coupon', 'coupon', 'cash', 'cash'];
const roundTripShare = 0.3;
/** How often both devices buy at the same time. */
const atOnceShare = 0.2;

/** Has an account and two devices, buys for a party again and again, and cancels, renames and changes what was bought. */
export async function beRegular(shopper: Shopper, devices: readonly [Caller, Caller]): Promise<void> {
  const { person } = shopper;
  const { chance } = person;
  const [caller, other] = devices;
  await pause(chance.between(0, 60_000));
  await register(shopper, caller);
  await takeHolder(other);
  const staySignedIn = sessionsOf(person, devices);
  const orders: string[] = [];
  for (let round = chance.between(2, 4); round > 0; round -= 1) {
    await staySignedIn();
    const how = chance.pick(means);
    const buying = chance.isIn(atOnceShare) ? devices : [caller];
    for (const orderId of await Promise.all(buying.map((device) => buyWith(shopper, device, how)))) {
      if (orderId !== undefined) orders.push(orderId);
    }
    await staySignedIn();
    await actOnOrders(shopper, devices, orders);
    await pause(chance.between(1_000, 60_000));
  }
}

/** Fills a cart and pays it. */
async function buyWith(shopper: Shopper, caller: Caller, how: Means): Promise<string | undefined> {
  const cart = await fillCart(shopper, caller);
  if (cart === undefined) return undefined;
  await pause(shopper.person.chance.between(500, 30_000));
  return pay(shopper, caller, cart, how);
}

async function actOnOrders(shopper: Shopper, devices: readonly [Caller, Caller], orders: string[]): Promise<void> {
  const { chance } = shopper.person;
  for (let times = chance.between(0, 2); times > 0 && orders.length > 0; times -= 1) {
    const order = await readOrder(devices[0], chance.isIn(0.7) ? (orders.at(-1) ?? '') : chance.pick(orders));
    if (order?.status === 'paid') orders.push(...(await act(shopper, devices, order)));
    await pause(chance.between(500, 20_000));
  }
}

/** Where somebody travels: a departure that many want, or any. */
async function chooseTrip(shopper: Shopper, caller: Caller): Promise<{ readonly trip: TripOffer; readonly ahead: number } | undefined> {
  const { chance } = shopper.person;
  const ahead = chance.between(1, 2);
  const trips = await departuresOf(caller, out, ahead);
  const [first] = trips;
  if (first === undefined) return undefined;
  return { trip: chance.isIn(0.5) ? first : chance.pick(trips), ahead };
}

/** Fills a cart for a party, sometimes there and back; sometimes the way out is given up again. */
async function fillCart(shopper: Shopper, caller: Caller): Promise<Cart | undefined> {
  const { chance } = shopper.person;
  const chosen = await chooseTrip(shopper, caller);
  if (chosen === undefined) return undefined;
  const party = chance.pick(parties);
  const isRound = chance.isIn(roundTripShare);
  const wayOut = await seatsFor(shopper, caller, chosen.trip, party);
  const returning = isRound ? (await departuresOf(caller, back, chosen.ahead + chance.between(2, 3)))[0] : undefined;
  const wayBack = returning && (await seatsFor(shopper, caller, returning, party));
  if (wayOut === undefined || (isRound && wayBack === undefined)) return undefined;
  const wanted = [...wayOut, ...(wayBack ?? []).map((one) => ({ ...one, isReturn: true }))];
  const cart = await takeSeats(caller, chance, wanted);
  return cart && isRound && chance.isIn(0.3) ? giveUpWayOut(shopper, caller, cart) : cart;
}

async function seatsFor({ person }: Shopper, caller: Caller, trip: TripOffer, party: Party): Promise<readonly WantedSeat[] | undefined> {
  const { chance, firstName, lastName } = person;
  const free = await freeSeats(caller, trip);
  const seats = placeParty(free.slice(chance.between(0, 3)), party);
  return seats?.map((seat: MappedSeat, index) => ({
    trip,
    seat,
    firstName: `${names[index]}${firstName}`,
    lastName,
    fareId: party[index] ?? '1',
  }));
}

interface OpenCart {
  readonly newCart: Schemas['Cart'];
}

async function giveUpWayOut({ person: { chance } }: Shopper, caller: Caller, cart: Cart): Promise<Cart | undefined> {
  const read = () => caller.call<OpenCart>('GET', `/payment-api/payment/cart/${cart.cartId}`);
  const before = await read();
  if (before.status !== 200) return undefined;
  const boletos = before.body.newCart.tickets.filter(({ isReturn }) => !isReturn).map(({ _id }) => _id);
  await press(caller, chance, 'POST', '/trip-api/seat/unblock', { boletos });
  const after = await read();
  return after.status === 200 ? { ...cart, amount: after.body.newCart.granTotal } : undefined;
}
