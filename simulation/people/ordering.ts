import type { components } from '../../openapi/types/trip.ts';
import { cancelBody } from '../../tests/support/trip.ts';
import type { Chance } from '../world/chance.ts';
import { pay } from './paying.ts';
import { type Caller, pause } from './person.ts';
import { departuresOf, freeSeats, press, type Route, type Shopper, takeSeats } from './shopping.ts';

type Schemas = components['schemas'];
type Transaction = Schemas['Transaction'];

/** What somebody does with a bought order. Resolves with the order that it leads to, if there is one. */
export type Act = (shopper: Shopper, caller: Caller, order: Transaction) => Promise<string | undefined>;

/** An order as its buyer reads it; undefined while it has no tickets. */
export async function readOrder(caller: Caller, orderId: string): Promise<Transaction | undefined> {
  const { status, body } = await caller.call<Transaction>('GET', `/trip-api/order/${orderId}/transaction`);
  return status === 200 ? body : undefined;
}

const issued = ({ tickets }: Transaction): Transaction['tickets'] => tickets.filter(({ status }) => status === 'issued');

/** Two acts at once are mostly about one ticket. */
const pickTicket = (chance: Chance, tickets: Transaction['tickets']): Transaction['tickets'][number] =>
  chance.isIn(0.7) ? (tickets[0] ?? chance.pick(tickets)) : chance.pick(tickets);

/** Cancels some of the tickets. */
const cancel: Act = async ({ person: { chance } }, caller, order) => {
  const tickets = issued(order).filter((_, index) => chance.isIn(index === 0 ? 0.8 : 0.4));
  if (tickets.length === 0) return undefined;
  const body = cancelBody(
    order.transactionId,
    tickets.map(({ _id }) => _id),
  );
  await press(caller, chance, 'POST', '/trip-api/api/ticket/cancel-tickets', body);
  return undefined;
};

/** Gives a ticket to somebody else of the family. */
const rename: Act = async ({ person: { chance, firstName, lastName } }, caller, order) => {
  const tickets = issued(order);
  if (tickets.length === 0) return undefined;
  const body = { firstName: `Rita ${firstName}`, lastName, comments: 'Cambio de nombre' };
  await press(caller, chance, 'PATCH', `/trip-api/api/ticket/${pickTicket(chance, tickets)._id}`, body);
  return undefined;
};

/** Changes a ticket for another seat, of the same day or of the next one, and pays what it costs more. */
const change: Act = async (shopper, caller, order) => {
  const { chance } = shopper.person;
  const tickets = issued(order);
  if (tickets.length === 0) return undefined;
  const { _id, fromShortcode, toShortcode, fareId, firstName, lastName, isReturn, departureDatetime } = pickTicket(chance, tickets);
  const route: Route = [fromShortcode, toShortcode];
  const days = Math.round((Date.parse(departureDatetime) - Date.now()) / 86_400_000) + chance.pick([0, 0, 1]);
  const trips = await departuresOf(caller, route, Math.max(0, days));
  const [seat, trip] = [chance.between(0, 9), trips.length === 0 ? undefined : chance.pick(trips)];
  if (trip === undefined) return undefined;
  const wanted = (await freeSeats(caller, trip))[seat];
  if (wanted === undefined) return undefined;
  const cart = await takeSeats(caller, chance, [{ trip, seat: wanted, firstName, lastName, fareId, isReturn, change: _id }]);
  if (cart === undefined) return undefined;
  await pause(chance.between(500, 15_000));
  return pay(shopper, caller, cart, 'card');
};

const acts: readonly Act[] = [cancel, cancel, rename, change, change, change];
const atOnceShare = 0.5;

/** Does something with an order, or two things at the same time with two devices. Resolves with the orders that it led to. */
export async function act(shopper: Shopper, [caller, other]: readonly [Caller, Caller], order: Transaction): Promise<readonly string[]> {
  const { chance } = shopper.person;
  const [first, second] = [chance.pick(acts), chance.isIn(atOnceShare) ? chance.pick(acts) : undefined];
  const done = [first(shopper, caller, order), pause(chance.between(0, 20_000)).then(() => second?.(shopper, other, order))];
  return (await Promise.all(done)).flatMap((orderId) => orderId ?? []);
}
