import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { blockBody, type Buyer, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';

type Schemas = components['schemas'];
type Tickets = Schemas['AccountTickets'];

let world: TripWorld;
let trip: TripOffer;

beforeAll(async () => {
  world = await startTrip({ emptyBuses: true });
  const [first] = (await world.trips('MTY', 'TAM')).filter(({ totalSeats }) => totalSeats > 30);
  if (first === undefined) throw new Error('the demo has too few trips');
  trip = first;
});
afterAll(() => world.close());

const internal = <Body>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  world.call<Body>(method, `/internal${path}`, {
    headers: { 'service-token': world.serviceToken },
    ...(body === undefined ? {} : { body }),
  });
const freeSeats = async () =>
  seatsIn((await world.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).filter(({ state }) => state === 'free');

async function block(buyer: Buyer): Promise<Schemas['BlockAnswer']> {
  const [seat] = await freeSeats();
  if (seat === undefined) throw new Error('the bus is full');
  return (await world.call<Schemas['BlockAnswer']>('POST', '/seat/block', { ...buyer, body: blockBody([{ trip, seat }]) })).body;
}
async function buy(buyer: Buyer, paid = true): Promise<Schemas['Order']> {
  const { cartId, displayTotal } = await block(buyer);
  const sale = { paymentId: `p_${cartId}`, method: 'pasarela-de-pago', amount: displayTotal, paid, folio: 'F-1' };
  return (await internal<Schemas['Order']>('POST', `/cart/${cartId}/confirm`, { ...sale, operationDate: world.clock.iso() })).body;
}
const path = (accountId: string): string => `/account/${accountId}/tickets`;

it('[PROFILE-034] a deleted account loses its live tickets, which are free again, and every name', async () => {
  const [me, other] = [await world.buyer(), await world.buyer()];
  const before = (await freeSeats()).length;
  const [mine, theirs] = [await buy(me), await buy(other)];
  const { cartId } = await block(me);
  expect((await internal<Tickets>('GET', path(mine.accountId))).body).toEqual({ liveTickets: 1, payingCarts: 0 });
  expect((await internal<Tickets>('DELETE', path(mine.accountId))).body).toEqual({ liveTickets: 0, payingCarts: 0 });
  expect((await freeSeats()).length, 'its open cart is released too').toBe(before - 1);
  expect(await world.db.query('select status from trip.cart where id = $1', [cartId])).toEqual([{ status: 'released' }]);
  const [gone, kept] = [mine, theirs].map(({ orderId }) => internal<Schemas['Order']>('GET', `/order/${orderId}`));
  expect((await gone)?.body.tickets).toMatchObject([{ status: 'cancelled', firstName: '', lastName: '', email: '' }]);
  expect((await kept)?.body.tickets).toEqual(theirs.tickets);
});

it('[PROFILE-034] a cart in payment is left until the payment has ended', async () => {
  const me = await world.buyer();
  const { cartId, displayTotal } = await block(me);
  const payment = { paymentId: `p_${cartId}`, seconds: 60 };
  await internal('POST', `/cart/${cartId}/extend`, payment);
  const { accountId } = (await internal<Schemas['InternalCart']>('GET', `/cart/${cartId}`)).body;
  expect((await internal<Tickets>('DELETE', path(accountId))).body).toEqual({ liveTickets: 0, payingCarts: 1 });
  const sale = { paymentId: payment.paymentId, method: 'pasarela-de-pago', amount: displayTotal, paid: true, folio: 'F-2' };
  await internal('POST', `/cart/${cartId}/confirm`, { ...sale, operationDate: world.clock.iso() });
  expect((await internal<Tickets>('GET', path(accountId))).body.liveTickets).toBe(1);
  expect((await internal<Tickets>('DELETE', path(accountId))).body).toEqual({ liveTickets: 0, payingCarts: 0 });
});

it('[PROFILE-034] a reservation of a deleted account can no longer be paid', async () => {
  const { orderId, accountId, paymentId } = await buy(await world.buyer(), false);
  expect((await internal<Tickets>('GET', path(accountId))).body.liveTickets).toBe(1);
  await internal('DELETE', path(accountId));
  expect(await internal('POST', `/order/${orderId}/issue`, { paymentId })).toMatchObject({
    status: 409,
    body: { code: 'order-cancelled' },
  });
});
