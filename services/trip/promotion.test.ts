import { beforeEach, describe, expect, it } from 'vitest';
import {
  block,
  buy,
  cancel,
  changeTo,
  confirm,
  first,
  freeSeat,
  me,
  preview,
  type Schemas,
  type Ticket,
  useTicketWorld,
  world,
} from '../../tests/support/tickets.ts';
import { blockBody, startTrip, type TripOffer, type TripWorld, type WantedSeat } from '../../tests/support/trip.ts';
import { promoDiscount } from './domain/promotion.ts';

useTicketWorld();

const [adult, senior] = ['1', '3'];
const tampico = { originId: 'MTY', destinationId: 'TAM' };
const day = (ahead: number): string => new Date(world.clock.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const halfOf = (price: number): number => price - promoDiscount(price, 100, 1000);

async function search(query: Record<string, string>, shop: TripWorld = world): Promise<Schemas['TripSearch']> {
  return (await shop.call<Schemas['TripSearch']>('GET', `/trip?${new URLSearchParams({ ...tampico, ...query })}`)).body;
}
const cart = async (cartId: string): Promise<Schemas['InternalCart']> =>
  (await world.call<Schemas['InternalCart']>('GET', `/internal/cart/${cartId}`, { headers: { 'service-token': world.serviceToken } })).body;
const priceOf = (trip: TripOffer, fareId: string): number | undefined =>
  trip.fareClasses.flatMap(({ fares }) => fares).find(({ id }) => id === fareId)?.price;

let wayOut: TripOffer;
let wayBack: TripOffer;
let listed: TripOffer;
let place = 0;

beforeEach(async () => {
  const found = await search({ departureDate: day(7), returnDate: day(10) });
  const { oneWayTrips } = await search({ originId: 'TAM', destinationId: 'MTY', departureDate: day(10) });
  const big = found.returnTrips.filter(({ totalSeats }) => totalSeats > 30);
  const pick = big[place % big.length];
  const full = oneWayTrips.find(({ id }) => id === pick?.id);
  if (pick === undefined || full === undefined) throw new Error('the demo has too few trips');
  [wayOut, wayBack, listed] = [first(found.oneWayTrips.slice(place % found.oneWayTrips.length)), pick, full];
  place += 1;
});

/** Ana travels out and back, and Luis with her when there is a second. */
async function roundTrip(fareIds: readonly string[] = [adult], items: readonly string[] = []): Promise<WantedSeat[]> {
  const seats = async (trip: TripOffer, isReturn: boolean): Promise<WantedSeat[]> =>
    Promise.all(
      fareIds.map(async (fareId, seat) => ({
        trip,
        seat: await freeSeat(trip, seat),
        firstName: ['Ana', 'Luis'][seat] ?? '',
        fareId,
        items,
        isReturn,
      })),
    );
  return [...(await seats(wayOut, false)), ...(await seats(wayBack, true))];
}
const buyBack = async (): Promise<{ order: Schemas['Order']; back: Ticket }> => {
  const order = await buy(await roundTrip());
  return { order, back: first(order.tickets.slice(1)) };
};

describe('a way back with the promotion', () => {
  it('[CONST-034] costs in the list, in the cart and at the bank half of the full price', async () => {
    expect(wayBack.price).toBe(halfOf(listed.price));
    expect(wayBack.regularPrice).toBe(listed.regularPrice);
    expect(priceOf(wayBack, senior)).toBe(priceOf(listed, senior));
    const { cartId, displayTotal } = (await block(await roundTrip([adult, senior], ['64', '73']))).body;
    const held = await cart(cartId);
    expect(held.tickets.map(({ price }) => price)).toEqual([
      wayOut.price,
      priceOf(wayOut, senior),
      wayBack.price,
      priceOf(wayBack, senior),
    ]);
    expect(held.tickets.map(({ promotion }) => promotion)).toEqual([
      undefined,
      undefined,
      { id: 'regreso', wayOutDate: day(7), discount: listed.price - wayBack.price },
      { id: 'regreso', wayOutDate: day(7), discount: 0 },
    ]);
    expect(displayTotal).toBe(held.tickets.reduce((sum, { price, totalServices }) => sum + price + totalServices, 0));
    expect((await confirm(cartId, displayTotal + listed.price - wayBack.price)).body).toMatchObject({ code: 'amount-differs' });
    expect((await confirm(cartId, displayTotal)).body).toMatchObject({ status: 'paid', granTotal: displayTotal });
  });

  it('[CONST-035] [CONST-036] [SEARCH-036] [SEARCH-037] has it from 2 to 50 days after the way out, also in the calendar', async () => {
    const back = async (ahead: number): Promise<TripOffer> => {
      const { returnTrips } = await search({ departureDate: day(7), returnDate: day(ahead) });
      return first(returnTrips);
    };
    const full = async (ahead: number): Promise<TripOffer> =>
      first((await search({ originId: 'TAM', destinationId: 'MTY', departureDate: day(ahead) })).oneWayTrips);
    for (const ahead of [8, 9, 57, 58]) {
      const isOffered = ahead >= 9 && ahead <= 57;
      const { price } = await full(ahead);
      expect((await back(ahead)).price).toBe(isOffered ? halfOf(price) : price);
    }
    const month = { origenId: 'TAM', destinoId: 'MTY', dateInit: day(10), dateEnd: day(10), esViajeRedondo: true };
    const cheapest = async (more: object): Promise<number | undefined> => {
      const { body } = await world.call<{ data: { data: Schemas['MonthPrice'][] } }>('POST', '/trip/search/dates', {
        body: { ...month, ...more },
      });
      const [trip] = first(body.data.data).Corrida;
      return trip?.itemPricingDiagrama?.precio ?? trip?.precioBase;
    };
    expect(await cheapest({ wayOutDate: day(7) })).toBe(halfOf((await cheapest({})) ?? 0));
  });

  it('keeps it for no more tickets than travel out, when one of them is given up before the payment', async () => {
    const { cartId } = (await block(await roundTrip([adult, adult], ['73']))).body;
    const [, luis] = (await cart(cartId)).tickets;
    await world.call('POST', '/seat/unblock', { holder: me.holder, body: { boletos: [luis?._id] } });
    const left = await cart(cartId);
    expect(left.tickets.map(({ price }) => price)).toEqual([wayOut.price, wayBack.price, listed.price]);
    const totalServices = Math.round(listed.price / 10_000) * 1000;
    expect(left.tickets[2]).toMatchObject({ totalServices, total: listed.price + totalServices });
    expect(left.granTotal).toBe(left.tickets.reduce((sum, { total }) => sum + total, 0));
    expect((await confirm(cartId, left.granTotal)).status).toBe(200);
  });

  it('[CANCEL-001] gives back what was paid for it', async () => {
    const { order, back } = await buyBack();
    expect((await preview(order, [back._id])).body).toEqual({ willRefund: wayBack.price });
    expect((await cancel(order, [back._id])).body).toMatchObject({ refunded: wayBack.price });
  });

  it('[HOLD-008] keeps it when its seat is changed, also after the way out and after the shop ended it', async () => {
    const { back } = await buyBack();
    const checks = await world.call<Schemas['TransferCheck']>('POST', '/validate/transfer', {
      token: me.token,
      body: { tickets: [back._id] },
    });
    expect(checks.body.operationsData.return).toMatchObject([{ credit: wayBack.price, wayOutDate: day(7) }]);
    const seen = { originId: 'TAM', destinationId: 'MTY', departureDate: day(10), wayOutDate: day(7) };
    const shown = (await search({ ...seen, transactionType: 'transfer' })).oneWayTrips.find(({ id }) => id === wayBack.id);
    expect(shown?.price).toBe(wayBack.price);
    const { cartId, displayTotal } = (await block([await changeTo(wayBack, back)])).body;
    expect(displayTotal).toBe(0);
    expect(await cart(cartId)).toMatchObject({ creditsTotal: wayBack.price, earn_points: 0, tickets: [{ price: wayBack.price }] });
    const fresh = first((await confirm(cartId, 0)).body.tickets);
    expect(fresh.promotion).toEqual(back.promotion);
  });

  it('loses it, and its price changes in the answer of the block, when the shop ends it before the block', async () => {
    const ended = await startTrip({ emptyBuses: true, returnPromotion: false });
    try {
      const found = await search({ departureDate: day(7), returnDate: day(10) }, ended);
      expect(found.returnTrips.find(({ id }) => id === wayBack.id)?.price).toBe(listed.price);
      const seen = { originId: 'TAM', destinationId: 'MTY', departureDate: day(10), wayOutDate: day(7) };
      const [sale, change] = await Promise.all(['sale', 'transfer'].map((transactionType) => search({ ...seen, transactionType }, ended)));
      expect(sale?.oneWayTrips.find(({ id }) => id === wayBack.id)?.price).toBe(listed.price);
      expect(change?.oneWayTrips.find(({ id }) => id === wayBack.id)?.price).toBe(wayBack.price);
      const body = blockBody(await roundTrip());
      const late = await ended.call<Schemas['BlockAnswer']>('POST', '/seat/block', { ...(await ended.buyer()), body });
      expect(late.body.displayTotal).toBe(wayOut.price + listed.price);
    } finally {
      await ended.close();
    }
  });
});
