import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { components as Payment } from '../../openapi/types/payment.ts';
import type { components, operations } from '../../openapi/types/trip.ts';
import type { StaffRole } from '../../services/shared/staffMember.ts';
import { freePort } from './ports.ts';
import {
  blockBody,
  cancelBody,
  type Buyer,
  mapPath,
  type MappedSeat,
  seatsIn,
  startTrip,
  type TripOffer,
  type TripWorld,
  type WantedSeat,
} from './trip.ts';

export type Schemas = components['schemas'];
export type Ticket = Schemas['Ticket'];
export type Refusal = Schemas['Problem'];
export type Confirmation = operations['confirmCart']['requestBody']['content']['application/json'];
export type Credit = { accountId: string; amount: number; reference: string };
export type Change = { ticketId: string; kind: string; before: string | null; after: string | null };
export type Transactions = { transactions: Schemas['Transaction'][] };

export const [adult, minor, pet] = ['1', '2', '370'];
export const hour = 3600;

export let world: TripWorld;
let payments: Server;
export let paymentUrl: string;
/** What the payment service was asked to credit, by the idempotency key of the request. */
export const credits = new Map<string, Credit>();
/** What the payment service does with the next requests, in place of an answer. */
export const failures: ('refused' | 'answer lost')[] = [];
export let out: TripOffer;
export let later: TripOffer;
export let back: TripOffer;
export let me: Buyer;
let next = 0;

/** Starts the service beside a payment service that notes what it is asked to credit. Each test has other buses and another buyer. */
export function useTicketWorld(): void {
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
    const pick = async (from: string, to: string, count: number, { ahead = 7, after = 0 } = {}): Promise<TripOffer[]> => {
      const isLarge = ({ totalSeats, departureDatetime }: TripOffer) => totalSeats > 30 && Date.parse(departureDatetime) > after;
      const trips = (await world.trips(from, to, ahead)).filter(isLarge);
      const place = next % (trips.length - count + 1);
      return trips.slice(place, place + count);
    };
    const outbound = await pick('MTY', 'TAM', 2);
    // A day later, so without the promotion, and after the latest way out has arrived.
    const backs = await pick('TAM', 'MTY', 1, { ahead: 8, after: Date.parse(outbound[1]?.arrivalDatetime ?? '') });
    [out, later, back] = [first(outbound), first(outbound.slice(1)), first(backs)];
    next += 1;
    credits.clear();
    failures.length = 0;
    me = await world.buyer(randomUUID(), 'user');
  });
}

export const freeSeats = async (trip: TripOffer): Promise<MappedSeat[]> =>
  seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');
export async function freeSeat(trip: TripOffer, place = 0): Promise<MappedSeat> {
  const seat = (await freeSeats(trip)).at(place);
  if (seat === undefined) throw new Error('the bus is full');
  return seat;
}
export const isFree = async (trip: TripOffer, seatId: string): Promise<boolean> => (await freeSeats(trip)).some(({ id }) => id === seatId);
export const block = <Body = Schemas['BlockAnswer']>(wanted: readonly WantedSeat[]) =>
  world.call<Body>('POST', '/seat/block', { ...me, body: blockBody(wanted) });
export const internal = <Body>(path: string, body: object) =>
  world.call<Body>('POST', `/internal${path}`, { headers: { 'service-token': world.serviceToken }, body });
export const confirm = <Body = Schemas['Order']>(cartId: string, amount: number, more: Partial<Confirmation> = {}) =>
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
export async function buy(wanted: readonly WantedSeat[], more: Partial<Confirmation> = {}): Promise<Schemas['Order']> {
  const { cartId, displayTotal } = (await block(wanted)).body;
  const { status, body } = await confirm(cartId, displayTotal - (more.discount?.amount ?? 0), more);
  expect(status).toBe(200);
  return body;
}
export const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is none');
  return one;
};
export async function buyOne(more: Partial<WantedSeat> = {}): Promise<{ order: Schemas['Order']; ticket: Ticket }> {
  const trip = more.trip ?? out;
  const order = await buy([{ trip, seat: await freeSeat(trip), firstName: 'Ana', ...more }]);
  return { order, ticket: first(order.tickets) };
}
/** A party of these fares on one bus, the first beside the second. */
export async function buyParty(fareIds: readonly string[]): Promise<Schemas['Order']> {
  const free = await freeSeats(out);
  const window = first(free.filter((seat) => seat.window && free.some(({ seatNumber }) => seatNumber === seat.neighbour)));
  const beside = first(free.filter(({ seatNumber }) => seatNumber === window.neighbour));
  const others = free.filter((seat) => seat !== window && seat !== beside);
  const seats = [beside, window, ...others];
  return buy(fareIds.map((fareId, place) => ({ trip: out, seat: first(seats.slice(place)), fareId, firstName: `Ana${'abcde'[place]}` })));
}
export const changeTo = async (trip: TripOffer, { firstName, lastName, fareId, isReturn, _id }: Ticket): Promise<WantedSeat> => ({
  trip,
  seat: await freeSeat(trip),
  firstName,
  lastName,
  fareId,
  isReturn,
  change: _id,
});
/** Moves the time to so many seconds before the departure. The session of the buyer would have ended by then. */
export async function forwardTo(trip: TripOffer, secondsBefore: number): Promise<void> {
  world.forward((Date.parse(trip.departureDatetime) - world.clock.now()) / 1000 - secondsBefore);
  me = await world.buyer(me.subject, 'user');
}

export const idsOf = ({ tickets }: Schemas['Order']): string[] => tickets.map(({ _id }) => _id);
export const cancel = <Body = { cancelled: string[]; refunded: number }>(
  order: Schemas['Order'],
  ticketIds = idsOf(order),
  { key = randomUUID(), buyer = me } = {},
) => world.call<Body>('POST', '/api/ticket/cancel-tickets', { token: buyer.token, key, body: cancelBody(order.transactionId, ticketIds) });
export const preview = <Body = { willRefund: number }>(order: Schemas['Order'], ticketIds = idsOf(order), buyer = me) =>
  world.call<Body>('POST', '/api/ticket/cancel-tickets/preview', { token: buyer.token, body: cancelBody(order.transactionId, ticketIds) });
export const items = <Body = Schemas['Cancellable']>({ transactionId }: Schemas['Order'], buyer = me) =>
  world.call<Body>('POST', `/api/ticket/cancellable-items/${transactionId}`, { token: buyer.token });
export const rename = <Body = { firstName: string; lastName: string; renamed: boolean }>(
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
export const transactions = async (scope: 'current' | 'history'): Promise<Schemas['Transaction'][]> =>
  (await world.call<Transactions>('GET', `/api/ticket?scope=${scope}`, { token: me.token })).body.transactions;
export const transactionOf = <Body = Schemas['Transaction']>(ticketId: string, buyer = me) =>
  world.call<Body>('GET', `/ticket/${ticketId}/transaction`, { token: buyer.token });
export const changesOf = async (ticketIds: readonly string[]): Promise<Change[]> =>
  (await world.call<{ changes: Change[] }>('POST', '/ticket/changes-info', { token: me.token, body: { tickets: ticketIds } })).body.changes;
export const mailsTo = async (subject: string): Promise<string[]> =>
  (
    await world.db.query<{ text: string }>('select text from platform.outbox where recipient = $1 order by id', [`${subject}@example.com`])
  ).map(({ text }) => text);

/** Makes `me` this user, with a new session. */
export async function becomeBuyer(subject?: string, role: 'user' | 'guest' = 'user'): Promise<void> {
  me = await world.buyer(subject, role);
}

/** Reads an address of the office as a person with these roles. */
export const askOffice = async <Body>(path: string, ...roles: StaffRole[]) =>
  world.call<Body>('GET', `/v1/office${path}`, { token: await world.staff(...roles) });

/** What persons of the company did to a thing, the oldest first. */
export const actsAbout = (id: string) =>
  world.db.query<{ act: string; about: string[]; label: string; reason: string; staff_name: string }>(
    'select act, about, label, reason, staff_name from platform.act where $1 = any (about) order by made_at',
    [id],
  );
