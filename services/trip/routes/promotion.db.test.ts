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
} from '../../../tests/support/tickets.ts';
import { blockBody, startTrip, type TripOffer, type TripWorld, type WantedSeat } from '../../../tests/support/trip.ts';
import { promoDiscount } from '../domain/promotion.ts';

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
      { id: 'regreso', wayOutId: held.tickets[0]?._id, wayOutDate: day(7), discount: listed.price - wayBack.price },
      { id: 'regreso', wayOutId: held.tickets[1]?._id, wayOutDate: day(7), discount: 0 },
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
    expect((await preview(order, [back._id])).body).toEqual({ willRefund: wayBack.price, takenBack: 0 });
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

describe('a second trip that is no way back', () => {
  const refusalOf = async (out: TripOffer, other: TripOffer): Promise<unknown> => {
    const wanted = [
      { trip: out, seat: await freeSeat(out), firstName: 'Ana' },
      { trip: other, seat: await freeSeat(other), firstName: 'Ana', isReturn: true },
    ];
    return (await block<unknown>(wanted)).body;
  };
  const tripOf = async (originId: string, destinationId: string, ahead: number): Promise<TripOffer> =>
    first((await search({ originId, destinationId, departureDate: day(ahead) })).oneWayTrips);

  it('[SEARCH-036] is refused beside a cheap way out between other places, in either direction', async () => {
    for (const [from, to] of [
      ['MTY', 'TAM'],
      ['MTY', 'MEX'],
      ['TAM', 'VIC'],
      ['VIC', 'MTY'],
    ] as const) {
      expect(await refusalOf(wayOut, await tripOf(from, to, 10))).toMatchObject({ status: 422, code: 'return-not-reversed' });
    }
  });

  it('is refused when it departs before the way out', async () => {
    expect(await refusalOf(await tripOf('MTY', 'TAM', 8), await tripOf('TAM', 'MTY', 7))).toMatchObject({
      status: 422,
      code: 'return-before-departure',
    });
  });
});

describe('two carts that change one round trip', () => {
  it('do not keep the promotion by the way out that the other one ended', async () => {
    const { order, back } = await buyBack();
    const out = first(order.tickets);
    const older = (await block([await changeTo(wayBack, back)])).body;
    const newer = (await block([await changeTo(wayOut, out)])).body;
    const changed = (await confirm(newer.cartId, newer.displayTotal, { method: 'no_payment' })).body;
    const moved = first(changed.tickets);
    expect((await confirm(older.cartId, older.displayTotal, { method: 'no_payment' })).body).toMatchObject({ code: 'cart-expired' });
    const takenBack = Math.min(moved.total, listed.price - wayBack.price);
    expect((await preview(changed, [moved._id])).body).toEqual({ willRefund: moved.total - takenBack, takenBack });
  });

  it('do not bring a way back before its way out, without a promotion too', async () => {
    const outs = (await search({ departureDate: day(8) })).oneWayTrips;
    const backs = (await search({ originId: 'TAM', destinationId: 'MTY', departureDate: day(8) })).oneWayTrips;
    const [laterOut, earlierBack, lastBack] = [first(outs), first(backs), first(backs.slice(-1))];
    const earlyOut = first((await search({ departureDate: day(7) })).oneWayTrips);
    const order = await buy([
      { trip: earlyOut, seat: await freeSeat(earlyOut), firstName: 'Ana' },
      { trip: lastBack, seat: await freeSeat(lastBack), firstName: 'Ana', isReturn: true },
    ]);
    const [out, back] = [first(order.tickets), first(order.tickets.slice(1))];
    expect(Date.parse(earlierBack.departureDatetime)).toBeLessThan(Date.parse(laterOut.arrivalDatetime));
    const older = (await block([await changeTo(earlierBack, back)])).body;
    const newer = (await block([await changeTo(laterOut, out)])).body;
    expect((await confirm(newer.cartId, newer.displayTotal)).status).toBe(200);
    expect((await confirm(older.cartId, older.displayTotal)).body).toMatchObject({ code: 'cart-expired' });
  });

  it('release the new way back with the new way out that gives it its price', async () => {
    const { order, back } = await buyBack();
    const out = first(order.tickets);
    const { cartId } = (await block([await changeTo(wayOut, out), await changeTo(wayBack, back)])).body;
    const [newOut, newBack] = (await cart(cartId)).tickets;
    const release = (ids: unknown[]) =>
      world.call<{ code?: string }>('POST', '/seat/unblock', { holder: me.holder, body: { boletos: ids } });
    expect((await release([newOut?._id])).body).toMatchObject({ status: 422, code: 'return-needs-way-out' });
    expect((await release([newBack?._id])).status).toBe(200);
    expect((await release([newOut?._id])).status).toBe(200);
  });
});

describe('a way out that ends', () => {
  const discount = (): number => listed.price - wayBack.price;
  const itemsOf = async ({ transactionId }: Schemas['Order']) =>
    (
      await world.call<Schemas['Cancellable']>('POST', `/api/ticket/cancellable-items/${transactionId}`, {
        token: me.token,
      })
    ).body.reservations;
  /** The way out of these tickets on another day. */
  const dayOut = async (ahead: number): Promise<TripOffer> => first((await search({ departureDate: day(ahead) })).oneWayTrips);

  it('[CANCEL-001] takes back the discount of its way back, and says so before', async () => {
    const { order, back } = await buyBack();
    const out = first(order.tickets);
    const takenBack = Math.min(out.total, discount());
    expect(await itemsOf(order)).toMatchObject([
      { willRefund: out.total - takenBack, promotionOf: { ticketId: back._id, keptFrom: day(-40), keptUntil: day(8), takenBack } },
      { willRefund: back.total },
    ]);
    expect((await preview(order, [out._id])).body).toEqual({ willRefund: out.total - takenBack, takenBack });
    expect((await cancel(order, [out._id])).body).toMatchObject({ refunded: out.total - takenBack });
    expect((await cancel(order, [back._id])).body).toMatchObject({ refunded: back.total + takenBack });
  });

  it('takes nothing back after its way back, or together with it', async () => {
    const { order, back } = await buyBack();
    const out = first(order.tickets);
    await cancel(order, [back._id]);
    expect((await cancel(order, [out._id])).body).toMatchObject({ refunded: out.total });
    const both = await buyBack();
    const paid = both.order.tickets.reduce((sum, { total }) => sum + total, 0);
    expect(
      (
        await preview(
          both.order,
          both.order.tickets.map(({ _id }) => _id),
        )
      ).body,
    ).toEqual({ willRefund: paid, takenBack: 0 });
    expect((await cancel(both.order)).body).toMatchObject({ refunded: paid });
  });

  it('leaves the others of a party their discount', async () => {
    const order = await buy(await roundTrip([adult, adult]));
    const [ana, luis, , luisBack] = order.tickets;
    if (ana === undefined || luis === undefined || luisBack === undefined) throw new Error('the party has four tickets');
    expect((await cancel(order, [luis._id])).body).toMatchObject({ refunded: luis.total - Math.min(luis.total, discount()) });
    expect((await preview(order, [luisBack._id])).body).toEqual({
      willRefund: luisBack.total + Math.min(luis.total, discount()),
      takenBack: 0,
    });
    expect(await itemsOf(order)).toMatchObject([{ promotionOf: { takenBack: Math.min(ana.total, discount()) } }, {}, {}, {}]);
  });

  it('[HOLD-008] takes it back in a change to a day too near to the way back, and not to one that fits', async () => {
    const { order } = await buyBack();
    const out = first(order.tickets);
    const near = await dayOut(9);
    const fitting = await dayOut(8);
    const kept = (await block([await changeTo(fitting, out)])).body;
    expect(kept.displayTotal).toBe(Math.max(0, fitting.price - out.total));
    const changed = first((await confirm(kept.cartId, kept.displayTotal)).body.tickets);
    const late = (await block([await changeTo(near, changed)])).body;
    const takenBack = Math.min(changed.total, discount());
    expect(late.displayTotal).toBe(Math.max(0, near.price - changed.total + takenBack));
    expect(await cart(late.cartId)).toMatchObject({ creditsTotal: Math.min(near.price, changed.total - takenBack) });
    expect((await confirm(late.cartId, late.displayTotal)).status).toBe(200);
    const [, back] = order.tickets;
    expect((await preview(order, [back?._id ?? ''])).body).toEqual({ willRefund: wayBack.price + takenBack, takenBack: 0 });
  });

  it('is refused by a change to a day after the way back', async () => {
    const { order } = await buyBack();
    const refused = await block<unknown>([await changeTo(await dayOut(11), first(order.tickets))]);
    expect(refused.body).toMatchObject({ status: 422, code: 'return-before-departure' });
  });

  it('leaves its way back no more of the promotion in a change than what was not taken back', async () => {
    const { order, back } = await buyBack();
    const out = first(order.tickets);
    await cancel(order, [out._id]);
    const takenBack = Math.min(out.total, discount());
    const { cartId } = (await block([await changeTo(wayBack, back)])).body;
    const price = listed.price - (discount() - takenBack);
    expect(await cart(cartId)).toMatchObject({ creditsTotal: Math.min(price, back.total + takenBack), tickets: [{ price }] });
    expect((await confirm(cartId, 0)).status).toBe(200);
  });

  it('ends a change of its way back that was priced before', async () => {
    const { order, back } = await buyBack();
    const { cartId } = (await block([await changeTo(wayBack, back)])).body;
    await cancel(order, [first(order.tickets)._id]);
    expect((await confirm(cartId, 0)).body).toMatchObject({ code: 'cart-expired' });
  });
});
