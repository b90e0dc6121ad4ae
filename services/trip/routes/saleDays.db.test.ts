import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { newHolder } from '../../../tests/support/holders.ts';
import { blockBody, legsOf, mapPath, seatsIn, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { dayIn } from '../domain/timetable.ts';

type Schemas = components['schemas'];

let world: TripWorld;
let offer: TripOffer;

beforeAll(async () => {
  world = await startTrip({ emptyBuses: true });
  const [first] = await world.trips('MTY', 'TAM');
  if (first === undefined) throw new Error('no trips');
  offer = first;
});
afterAll(() => world.close());

const day = (days: number): string => Temporal.PlainDate.from(dayIn('America/Monterrey', world.clock.now())).add({ days }).toString();
/** The same trip on another day. */
const on = (date: string): TripOffer => ({
  ...offer,
  id: offer.id.replace(/\d{4}-\d{2}-\d{2}/, date),
  segments: offer.segments.map((segment) => ({ ...segment, manifestDate: date })),
});
const rows = async (): Promise<number> =>
  (await world.db.query<{ runs: number }>('select count(*)::int as runs from trip.run'))[0]?.runs ?? 0;

/** Every operation with a run. */
const asked: readonly (readonly [string, (trip: TripOffer) => Promise<{ status: number; body: { code?: string } }>])[] = [
  ['getSeatMap', (trip) => world.call('GET', mapPath(trip))],
  [
    'getSeatClaims',
    (trip) => {
      const { routeId, scheduleId, manifestDate } = legsOf(trip);
      return world.call('GET', `/seat/claims?${new URLSearchParams({ routeId, scheduleId, manifestDate })}`, { holder: newHolder() });
    },
  ],
  ['selectSeat', (trip) => world.call('POST', '/seat/select', { holder: newHolder(), body: { run: legsOf(trip), seatIds: ['1'] } })],
  ['unselectSeat', (trip) => world.call('POST', '/seat/unselect', { holder: newHolder(), body: { run: legsOf(trip), seatIds: ['1'] } })],
  [
    'blockSeats',
    async (trip) => {
      const { holder, token } = await world.buyer();
      return world.call('POST', '/seat/block', { holder, token, body: blockBody([{ trip, seat: { id: '3', section: 'ground' } }]) });
    },
  ],
];

describe('a day that is not on sale', () => {
  it.each(asked)('is refused by %s, and nothing is written', async (_id, ask) => {
    const before = await rows();
    for (const date of [day(61), '2029-05-11']) {
      expect((await ask(on(date))).body).toMatchObject({ status: 404, code: 'run-not-found' });
    }
    expect([404, 409]).toContain((await ask(on(day(-1)))).status);
    expect(await rows()).toBe(before);
    expect((await ask(on(day(60)))).status).toBe(200);
  });

  it('is not searched, out or back', async () => {
    const search = async (query: Record<string, string>) =>
      (await world.call('GET', `/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'TAM', ...query })}`)).body;
    expect(await search({ departureDate: day(61) })).toMatchObject({ status: 422, code: 'date-too-far' });
    expect(await search({ departureDate: day(60), returnDate: day(61) })).toMatchObject({ status: 422, code: 'date-too-far' });
    expect((await search({ departureDate: day(60), returnDate: day(60) }))['oneWayTrips']).not.toEqual([]);
  });

  it('is not paid', async () => {
    const { holder, token } = await world.buyer();
    const seat = { id: '2', section: 'ground' as const };
    const { body } = await world.call<Schemas['BlockAnswer']>('POST', '/seat/block', {
      holder,
      token,
      body: blockBody([{ trip: on(day(60)), seat }]),
    });
    const extend = () =>
      world.call('POST', `/internal/cart/${body.cartId}/extend`, {
        headers: { 'service-token': world.serviceToken },
        body: { paymentId: 'p_1', seconds: 900 },
      });
    world.forward(-2 * 86_400);
    expect((await extend()).body).toMatchObject({ status: 409, code: 'cart-expired' });
    world.forward(2 * 86_400);
    expect((await extend()).status).toBe(200);
  });
});

it('looking at a bus writes nothing, and shows the seats that the demo has sold', async () => {
  const demo = await startTrip();
  try {
    const [trip] = await demo.trips('MTY', 'TAM');
    if (trip === undefined) throw new Error('no trips');
    const taken = async (): Promise<string[]> =>
      seatsIn((await demo.call<Schemas['SeatMapAnswer']>('GET', mapPath(trip))).body).flatMap(({ id, state }) =>
        state === 'free' ? [] : [id],
      );
    const before = await taken();
    expect(before).toHaveLength(trip.totalSeats - trip.freeSeats);
    expect(before.length).toBeGreaterThan(0);
    expect(await demo.db.query('select id from trip.run')).toEqual([]);
    await demo.call('POST', '/seat/unselect', { holder: newHolder(), body: { run: legsOf(trip), seatIds: ['1'] } });
    expect(await demo.db.query('select id from trip.run')).toHaveLength(1);
    expect(await taken()).toEqual(before);
  } finally {
    await demo.close();
  }
});
