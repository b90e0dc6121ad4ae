import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { startTrip, type TripWorld } from '../../../tests/support/trip.ts';
import { dayIn } from '../domain/timetable.ts';

type Schemas = components['schemas'];

let world: TripWorld;
beforeAll(async () => {
  world = await startTrip();
});
afterAll(() => world.close());

const day = (days: number): string => Temporal.PlainDate.from(dayIn('America/Monterrey', world.clock.now())).add({ days }).toString();
const get = <Body>(path: string) => world.call<Body>('GET', path);
const search = (query: Record<string, string>) =>
  get<Schemas['TripSearch'] & Schemas['Problem']>(
    `/trip?${new URLSearchParams({ originId: 'MTY', destinationId: 'TAM', departureDate: day(3), ...query })}`,
  );

describe('places', () => {
  it('[API-002][API-003] origins and what can be reached from them', async () => {
    const { body } = await get<{ origins: Schemas['Place'][] }>('/trip/origins?short=true');
    expect(body.origins.map(({ _id }) => _id)).toContain('MTY');
    expect(body.origins[0]).not.toHaveProperty('latitude');
    const reach = await get<{ destinations: Schemas['Place'][] }>('/trip/origin/MTY/destinations');
    expect(reach.body.destinations.map(({ _id }) => _id)).toContain('TAM');
    expect(reach.body.destinations.map(({ _id }) => _id)).not.toContain('MTY');
    expect((await get<{ destinations: Schemas['Place'][] }>('/trip/origin/mty/destinations')).body).toEqual(
      (await get('/trip/origin/MTY/destinations')).body,
    );
    expect((await get('/trip/origin/none/destinations')).status).toBe(404);
  });

  it('a journey has wheelchair access where its bus has it and no terminal is known to have stairs', async () => {
    const [ACCESS, BIKES] = [8, 9];
    const offered = async (from: string, to: string, serviceClass: string) => {
      const trips = await world.trips(from, to);
      const found = trips.filter((trip) => trip.serviceClass.id === serviceClass).map(({ amenities }) => amenities);
      expect(found.length).toBeGreaterThan(0);
      return [found.every((ids) => ids.includes(ACCESS)), found.every((ids) => ids.includes(BIKES))];
    };
    expect(await offered('MTY', 'SLP', 'ejecutivo')).toEqual([true, false]);
    expect(await offered('MTY', 'SLP', 'primera')).toEqual([false, true]);
    // The demonstration says that the terminal of Nuevo Laredo has stairs.
    expect(await offered('MTY', 'NLD', 'ejecutivo')).toEqual([false, false]);
  });

  it('[API-004][API-021][API-022][API-015][API-029][BUS-011] lists amenities, brands, fares, services and terminals', async () => {
    for (const [path, list] of [
      ['/bus/amenity', 'amenities'],
      ['/trip/bus-brands', 'busBrands'],
      ['/trip/fares', 'fares'],
      ['/seat/services', 'services'],
      ['/trip/places', 'places'],
    ] as const) {
      const { status, body } = await get<Record<string, unknown[]>>(path);
      expect(status).toBe(200);
      expect(body[list]?.length).toBeGreaterThan(0);
    }
    const { body } = await get<{ places: object[] }>('/trip/places');
    expect(body.places[0]).toMatchObject({ _id: expect.any(String), latitude: expect.any(Number), longitude: expect.any(Number) });
  });

  it('[API-009] returns constants', async () => {
    expect((await world.call('POST', '/cpanel/const', { body: { name: 'CART_HOLD_SECONDS' } })).body).toMatchObject({ value: 540 });
    expect((await world.call('POST', '/cpanel/const', { body: { name: 'toString' } })).status).toBe(404);
  });
});

describe('search', () => {
  it('[API-005][API-006] trips of the day in their order, with the price of the party', async () => {
    const { body } = await search({ faresIds: '1:2,2:1', returnDate: day(5) });
    expect(body.oneWayTrips.length).toBeGreaterThan(0);
    expect(body.returnTrips.length).toBeGreaterThan(0);
    const departures = body.oneWayTrips.map(({ departureDatetime }) => Date.parse(departureDatetime));
    expect(departures).toEqual(departures.toSorted((a, b) => a - b));
    for (const trip of body.oneWayTrips) {
      expect(trip.departureDatetime.slice(0, 10)).toBe(day(3));
      expect(trip.durationMinutes * 60_000).toBe(Date.parse(trip.arrivalDatetime) - Date.parse(trip.departureDatetime));
      const priceOf = (id: string) => trip.fareClasses.flatMap(({ fares }) => fares).find((fare) => fare.id === id)?.price ?? 0;
      expect(trip.total).toBe(2 * priceOf('1') + priceOf('2'));
    }
    expect(body.returnTrips[0]?.origin.placeId).toBe('TAM');
  });

  it('[API-005] the trips of the return date are those that a search the other way finds', async () => {
    const { body } = await search({ returnDate: day(5) });
    const back = (await search({ originId: 'TAM', destinationId: 'MTY', departureDate: day(5), wayOutDate: day(3) })).body;
    expect(body.returnTrips.length).toBeGreaterThan(0);
    expect(body.returnTrips).toEqual(back.oneWayTrips);
    expect(new Set(body.returnTrips.map(({ departureDatetime }) => departureDatetime.slice(0, 10)))).toEqual(new Set([day(5)]));
    expect(body.oneWayTrips).toEqual((await search({})).body.oneWayTrips);
  });

  it('without a return date there are no trips back, and on the day of the way out there may be', async () => {
    expect((await search({})).body.returnTrips).toEqual([]);
    expect((await search({ returnDate: '' })).body.returnTrips).toEqual([]);
    expect((await search({ returnDate: day(3) })).body.returnTrips.length).toBeGreaterThan(0);
  });

  it('omits departed trips', async () => {
    const before = (await search({ departureDate: day(1) })).body.oneWayTrips;
    world.forward((Date.parse(before[0]?.departureDatetime ?? '') - world.clock.now()) / 1000 + 1);
    const after = (await search({ departureDate: before[0]?.departureDatetime.slice(0, 10) ?? '' })).body.oneWayTrips;
    expect(after.map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
  });

  it.each([
    ['place-not-found', { originId: 'none' }],
    ['date-in-past', { departureDate: '2020-01-01' }],
    ['date-too-far', { departureDate: '2099-01-01' }],
    ['fare-not-found', { faresIds: '999:1' }],
    ['return-before-departure', { returnDate: '2026-01-01' }],
    ['date-too-far', { returnDate: '2099-01-01' }],
  ])('refuses with %s', async (code, query) => {
    const { status, body } = await search(query);
    expect(status).toBe(422);
    expect(body.code).toBe(code);
  });

  it('a day that does not exist is a bad request', async () => {
    expect((await search({ departureDate: '2026-02-30' })).status).toBe(400);
    expect((await search({ returnDate: '2027-02-30' })).status).toBe(400);
    expect((await get('/trip?originId=MTY')).status).toBe(400);
  });

  it('every answer contains the time of the service', async () => {
    const { headers } = await get('/trip/origins');
    expect(headers['server-time']).toBe(world.clock.iso());
  });

  it('an unknown address is a problem', async () => {
    expect((await get('/none')).body).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('promotion', () => {
  const adult = (boletoId: string, fareId = '1') => ({
    category_id: fareId,
    boleto_id: boletoId,
    pricing_diagrama: null,
    price: 45_000_000,
  });
  const quote = (out: string, back: string | null, fareId?: string) =>
    world.call<Schemas['Problem']>('POST', '/trip/promo', {
      body: {
        trip: {
          departure: { date: out, tickets: [adult('b1')] },
          returning: back === null ? null : { date: back, tickets: [adult('b2', fareId)] },
        },
      },
    });

  it('[API-008][CONST-034][CONST-035][CONST-036] is that of the return trip', async () => {
    expect((await get('/cpanel/promotion')).body).toEqual({
      promotion: { id: 'regreso', title: 'Hasta un 50% de descuento en tu regreso', maxPercent: 50, minDays: 2, maxDays: 50 },
    });
  });

  it('[API-084] prices a trip ticket by ticket', async () => {
    const out = { total: 45_000_000, tickets: [{ boleto_id: 'b1', price: 45_000_000, discount: 0 }] };
    expect((await quote(day(0), day(2))).body).toEqual({
      promotionId: 'regreso',
      departure: out,
      returning: { total: 22_500_000, tickets: [{ boleto_id: 'b2', price: 22_500_000, discount: 22_500_000 }] },
    });
    expect((await quote(day(0), null)).body).toEqual({ promotionId: null, departure: out, returning: null });
  });

  it('[API-008] a shop that offers none answers null', async () => {
    const other = await startTrip({ returnPromotion: false });
    expect((await other.call('GET', '/cpanel/promotion')).body).toEqual({ promotion: null });
    await other.close();
  });

  it.each([
    ['date-in-past', -1, 2, '1'],
    ['return-before-departure', 3, 2, '1'],
    ['fare-not-found', 0, 2, '999'],
  ])('[API-084] refuses with %s', async (code, out, back, fareId) => {
    expect((await quote(day(out), day(back), fareId)).body).toMatchObject({ status: 422, code });
  });
});
