import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { withPoints } from '../../machines/domain/discount.ts';
import { sellIn } from '../../machines/domain/money.ts';
import { addTotals, totalsOf } from '../../machines/domain/passenger.ts';
import { CART } from '../../machines/testing/fixtures.ts';
import type { components } from '../../openapi/types/trip.ts';
import { pointsDiscount } from '../../services/payment/domain/discount.ts';
import { changeBalance, granTotalOf } from '../../services/trip/domain/amounts.ts';
import { offerOf } from '../../services/trip/domain/offer.ts';
import { isPromoted } from '../../services/trip/domain/promotion.ts';
import { reserve } from '../../services/trip/domain/reservation.ts';
import { type Journey, type Timetable, timetableOf } from '../../services/trip/domain/timetable.ts';
import { extrasAt } from '../../services/trip/feed/extras.ts';
import { sellableFares } from '../../services/trip/feed/fares.ts';
import { loadFeed } from '../../services/trip/feed/load.ts';
import { seatsOf } from '../../services/trip/layouts/layouts.ts';
import { faresOf, servicesOf } from '../../src/app/wire/trip.ts';

type Schemas = components['schemas'];

const names = ['Ana', 'Luis', 'Eva', 'Iker', 'Noé'];
const others = sellableFares.filter(({ kind }) => kind !== 'pet').map(({ id }) => String(id));
const amounts = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount * 1000);
const randomCart = fc.record({
  prices: fc.record({ out: amounts, back: amounts }),
  days: fc.integer({ min: 0, max: 53 }),
  isOffered: fc.boolean(),
  // An adult travels with them, because a minor cannot travel alone.
  fares: fc.array(fc.constantFrom(...others), { maxLength: 4 }).map((rest) => ['1', ...rest]),
  services: fc.subarray(['64', '65', '73']),
  points: fc.integer({ min: 0, max: 3_000_000_000 }),
});

afterEach(() => sellIn('MXN'));

test.each([
  ['MXN', 10_000],
  ['JPY', 1000],
  ['KWD', 1000],
])(
  '[check 25] in %s the page shows, the cart holds and the bank charges one amount, also with the promotion, in %i random round trips',
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
    const wayOut = journeyOn('MTY', 'TAM', 3);
    const waysBack = Array.from({ length: 54 }, (_, days) => journeyOn('TAM', 'MTY', 3 + days));
    let promoted = 0;

    fc.assert(
      fc.property(randomCart, ({ prices: centavos, days, isOffered, fares, services, points }) => {
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
                firstName: names[index] ?? '',
                lastName: 'Peña',
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
              firstName: names[index] ?? '',
              lastName: 'Peña',
              email: 'ana@example.com',
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
        const due = granTotalOf({ total, servicesTotal, ...changeBalance(0, total + servicesTotal) });
        expect(shown).toEqual({ tickets: total, services: servicesTotal, total: due });
        expect([total % minor, servicesTotal % minor]).toEqual([0, 0]);
        const reductions = bodies.map(({ promotion }) => promotion?.discount ?? 0);
        expect(bodies.every(({ isReturn, promotion }) => (promotion !== undefined) === (isReturn && isReduced))).toBe(true);
        promoted += reductions.some((discount) => discount > 0) ? 1 : 0;

        const tickets = bodies.map(({ price, firstName, lastName, isReturn }, index) => ({
          _id: `t${index}`,
          price,
          firstName,
          lastName,
          isReturn,
        }));
        const charged = due - pointsDiscount(tickets, points, minor).amount;
        const [template] = CART.ways[0].tickets;
        if (template === undefined) throw new Error('the example cart has no ticket');
        const ways = [false, true].map((isReturn) => ({
          ...CART.ways[0],
          tickets: tickets.filter((ticket) => ticket.isReturn === isReturn).map(({ _id: id, price }) => ({ ...template, id, price })),
        }));
        expect(withPoints({ ...CART, ways: [ways[0] ?? CART.ways[0], ways[1] ?? CART.ways[0]], total: due }, points).total).toBe(charged);
        expect(charged).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs },
    );
    expect(promoted).toBeGreaterThan(runs * 0.3);
  },
  120_000,
);
