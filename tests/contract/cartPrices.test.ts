import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { offersPoints, withPoints } from '../../machines/domain/discount.ts';
import { sellIn } from '../../machines/domain/money.ts';
import { addTotals, totalsOf } from '../../machines/domain/passenger.ts';
import type { components } from '../../openapi/types/trip.ts';
import { judgeCoupon } from '../../services/payment/domain/coupon.ts';
import { checkAmount, checkFreeMethod } from '../../services/payment/domain/quote.ts';
import { quoteCart } from '../../services/payment/routes/cart/quoteCart.ts';
import { discountedPrices } from '../../services/payment/domain/wire.ts';
import { testCoupons } from '../../services/sandbox/values.ts';
import { Problem } from '../../services/shared/problem.ts';
import { changeBalance } from '../../services/trip/domain/amounts.ts';
import { offerOf } from '../../services/trip/domain/offer.ts';
import { isPromoted } from '../../services/trip/domain/promotion.ts';
import { reserve } from '../../services/trip/domain/reservation.ts';
import { type Journey, type Timetable, timetableOf } from '../../services/trip/domain/timetable.ts';
import { cartToWire } from '../../services/trip/domain/wire.ts';
import { extrasAt } from '../../services/trip/feed/extras.ts';
import { sellableFares } from '../../services/trip/feed/fares.ts';
import { loadFeed } from '../../services/trip/feed/load.ts';
import { seatsOf } from '../../services/trip/layouts/layouts.ts';
import { cartOf } from '../../src/app/wire/payment.ts';
import { orderRequestOf, paymentRequestOf } from '../../src/app/wire/payRequest.ts';
import { faresOf, servicesOf } from '../../src/app/wire/seat.ts';

type Schemas = components['schemas'];

const names = ['Ana Peña', 'Luis Peña', 'Aurelio Muñoz', 'Iker Peña', 'Noé Peña'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
});
const email = 'ana@example.com';
const buyer = { subject: 'u_ana', role: 'user', email, phone: undefined, phoneVerified: false } as const;
const card = { number: '', cvv: '', expiry: '12/30', firstName: 'Ana', lastName: 'Peña' };
const others = sellableFares.filter(({ kind }) => kind !== 'pet').map(({ id }) => String(id));
const amounts = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount * 1000);
const randomCart = fc.record({
  prices: fc.record({ out: amounts, back: amounts }),
  days: fc.integer({ min: 1, max: 53 }),
  isOffered: fc.boolean(),
  // An adult travels with them, because a minor cannot travel alone.
  fares: fc.array(fc.constantFrom(...others), { maxLength: 4 }).map((rest) => ['1', ...rest]),
  services: fc.subarray(['64', '65', '73']),
  points: fc.integer({ min: 0, max: 3_000_000_000 }),
  wantsPoints: fc.boolean(),
  coupon: fc.constantFrom(null, ...testCoupons),
  /** What a tampered request adds to the amount; null for one of two carts, because each refusal takes time. */
  added: fc.option(
    fc.integer({ min: -200_000_000, max: 200_000_000 }).filter((amount) => amount !== 0),
    { freq: 2 },
  ),
});

/** The code of a refusal; null when nothing is refused. */
async function refusalOf(act: () => unknown): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

afterEach(() => sellIn('MXN'));

test.each([
  ['MXN', 10_000],
  ['JPY', 1000],
  ['KWD', 1000],
])(
  '[check 25] in %s the page shows, the cart holds and the bank charges one amount, with services, coupon, points and promotion, in %i random round trips; another amount is refused',
  async (currency, runs) => {
    sellIn(currency);
    const loaded = await loadFeed();
    if (!loaded.ok) throw new Error('the demo network does not load');
    const timetable = timetableOf({ ...loaded.network, currency }, true);
    const { minorUnit: minor } = timetable;
    const now = Date.now();
    const day = (ahead: number): string => new Date(now + ahead * 86_400_000).toISOString().slice(0, 10);
    const journeyOn = (from: string, to: string, ahead: number): Journey => {
      const [journey] = timetable.journeys(from, to, day(ahead));
      if (journey === undefined) throw new Error(`no trip from ${from} to ${to} in ${ahead} days`);
      return journey;
    };
    const passenger = (index: number) => names[index] ?? { firstName: '', lastName: '' };
    const wayOut = journeyOn('MTY', 'TAM', 3);
    const waysBack = Array.from({ length: 54 }, (_, days) => journeyOn('TAM', 'MTY', 3 + days));
    let promoted = 0;
    let tried = 0;
    const outcomes = new Map<string, number>();

    await fc.assert(
      fc.asyncProperty(randomCart, async ({ prices: centavos, days, isOffered, fares, services, points, wantsPoints, coupon, added }) => {
        const wayBack = waysBack[days] ?? wayOut;
        const prices = { out: (centavos.out / 1000) * minor, back: (centavos.back / 1000) * minor };
        const priceOf = (journey: Journey) => {
          const amount = journey === wayOut ? prices.out : prices.back;
          return { amount, regular: amount };
        };
        const priced: Timetable = { ...timetable, prices: () => priceOf };
        const offer = (journey: Journey, isReduced: boolean): Schemas['TripOffer'] =>
          offerOf(priced, journey, priceOf(journey), { party: [], freeSeats: 1, promoted: isReduced });
        const isReduced = isOffered && isPromoted(day(3), day(3 + days));
        const offers = [offer(wayOut, false), offer(wayBack, isReduced)] as const;

        const shown = addTotals(
          offers.map((one) =>
            totalsOf(
              fares.map((fareId, index) => ({
                id: '',
                direction: 'outbound',
                seatId: '',
                ...passenger(index),
                fareId,
                serviceIds: services,
              })),
              faresOf(one, []),
              servicesOf(extrasAt('').map((service) => ({ ...service, _id: String(service._id) }))),
            ),
          ),
        );

        const seats = [wayOut, wayBack].map(({ layout }) => seatsOf(layout));
        const reserved = reserve(
          priced,
          {
            from: 'MTY',
            to: 'TAM',
            selectedTrips: offers.map(({ id }) => id),
            roundTrip: true,
            dateFrom: day(3),
            dateTo: day(3 + days),
            redeemableItemId: null,
            manualFees: [],
            passengers: fares.map((fareId, index) => ({
              ...passenger(index),
              email,
              fareId,
              change: null,
              fareClassIds: { outbound: null, return: null },
              ticketsQuantity: 1,
              returnTripId: null,
              items: services,
              ssrs: [],
              seats: offers.map(({ id }, direction) => {
                const seat = seats[direction]?.[index];
                return { tripId: id, seatId: String(seat?.seat), sectionId: seat?.floor ?? 'ground', isReturn: direction === 1 };
              }),
            })),
          },
          new Map(offers.map(({ id }, direction) => [id, direction === 0 ? wayOut : wayBack])),
          { ticketIds: () => 't', isChange: false, promotion: { isOffered, kept: new Map() } },
        );
        if (!reserved.ok) throw new Error(reserved.fault.detail);
        const bodies = reserved.seats.map(({ body }) => body);
        const total = bodies.reduce((sum, { price }) => sum + price, 0);
        const servicesTotal = bodies.reduce((sum, one) => sum + one.totalServices, 0);
        const held = cartToWire(
          {
            id: 'c_1',
            accountId: buyer.subject,
            holder: '',
            status: 'open',
            paymentId: null,
            endedPayments: [],
            orderId: null,
            isChange: false,
            currency,
            total,
            servicesTotal,
            ...changeBalance(0, total + servicesTotal),
            createdAt: new Date(now),
            ownExpiresAt: new Date(now),
            expiresAt: new Date(now),
          },
          reserved.seats.map(({ journey, seat, replaces, body }, index) => ({
            id: `t${index}`,
            runId: journey.run.id,
            seat,
            from: journey.origin.index,
            to: journey.destination.index,
            status: 'held',
            itemId: null,
            replaces,
            renamed: false,
            usedAt: null,
            body,
          })),
          () => '',
          new Date(now).toISOString(),
        );
        expect(shown).toEqual({ tickets: total, services: servicesTotal, total: held.granTotal });
        const reductions = bodies.map(({ promotion }) => promotion?.discount ?? 0);
        expect(bodies.every(({ isReturn, promotion }) => (promotion !== undefined) === (isReturn && isReduced))).toBe(true);
        promoted += reductions.some((discount) => discount > 0) ? 1 : 0;

        // The page shows the cart with its coupon, or with the points that the traveller wants.
        const verdict =
          coupon &&
          (await judgeCoupon(coupon, held, { now: new Date(now), holder: { isProved: true, marks: [] }, isUsed: async () => false }));
        const applied = verdict instanceof Problem || verdict === null ? undefined : verdict;
        const loadedCart = cartOf({ ...held, ...discountedPrices(held, applied?.discount), reference: '', payment: null });
        if (loadedCart === null) throw new Error('the cart has no tickets');
        const usesPoints = wantsPoints && applied === undefined && offersPoints(loadedCart, points);
        const cart = usesPoints ? withPoints(loadedCart, points) : loadedCart;
        const isFree = cart.total === 0;
        const parts = {
          cartId: cart.id,
          total: cart.total,
          discount: cart.discount,
          email,
          shopperIp: '',
          device: null,
          deviceId: '',
          card,
        };
        const request = isFree ? orderRequestOf(cart, email) : paymentRequestOf(parts);

        // The service charges what the page shows, ticket by ticket.
        const sources = {
          coupons: { ofCart: async () => applied },
          points: { balance: async () => points },
          persons: { marksOf: () => [] },
        };
        const dues = await quoteCart(sources, held, request, buyer);
        expect(dues.amount).toBe(cart.total);
        expect([dues.amount % minor, dues.amount >= servicesTotal]).toEqual([0, true]);
        const partOf = new Map(dues.discount?.tickets.map(({ ticketId, amount }) => [ticketId, amount]));
        const tickets = cart.ways.flatMap((way) => way.tickets);
        expect(tickets.map(({ discount }) => discount)).toEqual(tickets.map(({ id }) => partOf.get(id) ?? 0));

        // A coupon takes its sum or its share of the fares that it is for, and nothing else.
        if (applied && coupon) {
          const fits = cart.ways.flatMap((way) => way.tickets).filter(({ lastName }) => coupon.beneficiary?.endsWith(lastName) ?? true);
          const sum = fits.reduce((fare, { price }) => fare + price, 0);
          const { value } = coupon;
          if (value.kind === 'amount') expect(held.granTotal - dues.amount).toBe(Math.min(value.amount, sum));
          else for (const { price, discount } of fits) expect(Math.floor((price * value.percent) / 100 / minor) * minor).toBe(discount);
        }

        // It accepts that amount and no other, and neither a discount nor an order without payment that the cart does not have.
        if (added !== null) {
          const pays = (seen: number) => refusalOf(() => checkAmount(dues.amount, seen));
          const claims = (claim: object) => refusalOf(() => quoteCart(sources, held, { ...request, ...claim }, buyer));
          const orders = await refusalOf(() => checkFreeMethod(held, dues, orderRequestOf(cart, email).payment.method));
          expect([await pays(cart.total), orders]).toEqual(isFree ? ['method-not-available', null] : [null, 'not-free']);
          const tampered = [cart.total + added, cart.total - 1, held.granTotal, 0].filter((seen) => seen !== cart.total);
          expect(new Set(await Promise.all(tampered.map(pays)))).toEqual(new Set(['amount-differs']));
          expect(await claims({ coupon: 'INVENTADO', couponId: 'cp_inventado' })).toBe('coupon-invalid');
          if (applied) expect(await claims({ coupon: null, couponId: null })).toBe('coupon-invalid');
          if (applied) expect(await claims({ withPoints: true })).toBe('points-not-available');
          tried += 1;
        }

        const outcome = verdict instanceof Problem ? verdict.code : (applied?.discount.coupon ?? (usesPoints ? 'points' : 'none'));
        for (const what of [outcome, isFree ? 'free' : 'paid']) outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
      }),
      { numRuns: runs },
    );
    expect(promoted).toBeGreaterThan(runs * 0.3);
    expect(tried).toBeGreaterThan(runs * 0.3);
    // Half of the smallest price is nothing. Many runs do not meet it.
    outcomes.delete('coupon-not-applicable');
    const every = ['CORTESIA', 'MITAD', 'VERANO', 'VIAJA100', 'coupon-beneficiary', 'coupon-expired', 'coupon-other-account'];
    expect([...outcomes.keys()].toSorted()).toEqual([...every, 'free', 'none', 'paid', 'points'].toSorted());
    expect(Math.min(...outcomes.values())).toBeGreaterThan(runs * 0.01);
  },
  120_000,
);
