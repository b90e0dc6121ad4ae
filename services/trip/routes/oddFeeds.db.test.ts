import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { openTestDatabase } from '../../../tests/support/database.ts';
import { blockBody, legsOf, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { createClock } from '../../shared/clock.ts';
import { readConfig } from '../../shared/config.ts';
import { migrate } from '../../shared/db.ts';
import { ensureNetwork } from '../../start/network.ts';
import { dayIn } from '../domain/timetable.ts';
import { pathFault } from '../feed/source.ts';
import { tripFunctions, tripMigrations } from '../migrations/index.ts';

type Schemas = components['schemas'];

const odd = (name: string): string => join(import.meta.dirname, '../feed/odd', name);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anden-odd-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dayAfter = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();
const hoursOf = (offers: readonly TripOffer[]): string[] => offers.map(({ departureDatetime }) => departureDatetime.slice(11, 16));

async function search(world: TripWorld, departureDate: string, [originId, destinationId] = ['A', 'B']): Promise<readonly TripOffer[]> {
  const query = new URLSearchParams({ originId: originId ?? '', destinationId: destinationId ?? '', departureDate });
  const { status, body } = await world.call<Schemas['TripSearch']>('GET', `/trip?${query}`);
  expect(status).toBe(200);
  return body.oneWayTrips;
}

/** Claims and blocks a seat of the offer; returns the cart. */
async function buy(world: TripWorld, trip: TripOffer): Promise<Schemas['BlockAnswer']> {
  const { holder, token } = await world.buyer();
  const seat = { id: '1', section: 'ground' as const };
  const claim = await world.call('POST', '/seat/select', { holder, body: { run: legsOf(trip), seatIds: ['1'] } });
  expect(claim.status).toBe(200);
  const { status, body } = await world.call<Schemas['BlockAnswer']>('POST', '/seat/block', {
    holder,
    token,
    body: blockBody([{ trip, seat }]),
  });
  expect(status).toBe(200);
  return body;
}

interface Oddity {
  readonly name: string;
  readonly allModes?: boolean;
  readonly zone?: string;
  /** Local hours of the departures of a day. */
  readonly hours: readonly string[];
  readonly cart: Partial<Schemas['BlockAnswer']>;
}

const sold: readonly Oddity[] = [
  { name: 'frequencies-exact', hours: ['06:00', '06:30', '07:00', '07:30'], cart: { currency: 'MXN', displayTotal: 15_000_000 } },
  { name: 'frequencies-headway', hours: ['06:00', '06:20', '06:40', '07:00', '08:00'], cart: { displayTotal: 15_000_000 } },
  { name: 'days-after-start', hours: ['10:15'], cart: { displayTotal: 15_000_000 } },
  { name: 'koruna', zone: 'Europe/Prague', hours: ['10:00'], cart: { currency: 'CZK', displayTotal: 4_500_000 } },
  { name: 'no-fares', hours: ['10:00'], cart: { currency: 'MXN' } },
  { name: 'far-east', zone: 'Asia/Tokyo', hours: ['23:30'], cart: { currency: 'JPY', displayTotal: 230_100_000 } },
  { name: 'modes', hours: ['10:00', '11:00', '12:00'], cart: { displayTotal: 15_000_000 } },
  { name: 'modes', allModes: true, hours: ['10:00', '11:00', '12:00', '13:00', '14:00'], cart: { displayTotal: 15_000_000 } },
  { name: 'bad-rows', hours: ['10:00'], cart: { displayTotal: 15_000_000 } },
];

describe('an odd feed', () => {
  it.each(sold)('$name is searched, claimed and blocked (allModes: $allModes)', async ({ name, allModes = false, zone, hours, cart }) => {
    const world = await startTrip({ feed: odd(name), allModes });
    try {
      const date = dayAfter(dayIn(zone ?? 'America/Monterrey', world.clock.now()), 5);
      const offers = await search(world, date);
      expect(hoursOf(offers)).toEqual(hours);
      expect(new Set(offers.map(({ departureDatetime }) => departureDatetime.slice(0, 10)))).toEqual(new Set([date]));
      const [first] = offers;
      if (first === undefined) throw new Error('no offer');
      expect(await buy(world, first)).toMatchObject(cart);
      const month = await world.call<{ data: { data: Schemas['MonthPrice'][] } }>('POST', '/trip/search/dates', {
        body: { origenId: 'A', destinoId: 'B', dateInit: date, dateEnd: date, esViajeRedondo: false },
      });
      expect(month.body.data.data.flatMap(({ Corrida }) => Corrida)[0]?.corridaId.split('_')[0]).toBe(first.id.split('_')[0]);
    } finally {
      await world.close();
    }
  });

  it('runs of a frequency are different buses', async () => {
    const world = await startTrip({ feed: odd('frequencies-headway') });
    const offers = await search(world, dayAfter(dayIn('America/Monterrey', world.clock.now()), 3));
    expect(new Set(offers.map(({ unitNumber }) => unitNumber)).size).toBe(offers.length);
    await world.close();
  });

  it('today is the day at the origin, wherever the shop and its traveller are', async () => {
    const world = await startTrip({ feed: odd('far-east') });
    try {
      // Until it is 1 a.m. in Tokyo, where the day before is past; in Monterrey it is not.
      const now = Temporal.Instant.fromEpochMilliseconds(world.clock.now()).toZonedDateTimeISO('Asia/Tokyo');
      world.forward(now.until(now.add({ days: 1 }).withPlainTime('01:00'), { largestUnit: 'seconds' }).seconds);
      const today = dayIn('Asia/Tokyo', world.clock.now());
      expect(dayIn('America/Monterrey', world.clock.now())).toBe(dayAfter(today, -1));
      expect(hoursOf(await search(world, today))).toEqual(['23:30']);
      const query = new URLSearchParams({ originId: 'A', destinationId: 'B', departureDate: dayAfter(today, -1) });
      expect((await world.call('GET', `/trip?${query}`)).body).toMatchObject({ status: 422, code: 'date-in-past' });
      const fare = { category_id: '1', boleto_id: 'b', pricing_diagrama: null, price: 1_000_000 };
      const quote = (date: string) =>
        world.call('POST', '/trip/promo', { body: { trip: { departure: { date, tickets: [fare] }, returning: null } } });
      expect((await quote(today)).status).toBe(200);
    } finally {
      await world.close();
    }
  });

  it('short codes come from the code of the stop, else from its words, and are unique', async () => {
    const world = await startTrip({ feed: odd('codes') });
    const { body } = await world.call<{ origins: Schemas['Place'][] }>('GET', '/trip/origins?short=true');
    const { body: reach } = await world.call<{ destinations: Schemas['Place'][] }>('GET', '/trip/origin/A/destinations');
    const codes = new Map([...body.origins, ...reach.destinations].map(({ _id, shortcode }) => [_id, shortcode]));
    expect(Object.fromEntries(codes)).toEqual({ A: 'CAN', B: 'RYN', C: 'RYN-2', D: 'CAN-2', E: '札幌' });
    await world.close();
  });
});

describe('the start with a feed', () => {
  /** What the start says, with and without the feed of a name. */
  const startWith = async (name: string, env: Record<string, string> = {}) => {
    const db = await openTestDatabase();
    await migrate(db, 'trip', tripMigrations, tripFunctions);
    const parts = { db, config: readConfig(env, { dataDir: join(folder, name) }), clock: createClock() };
    const first = await ensureNetwork(parts, odd(name));
    const again = first.failed ? first : await ensureNetwork(parts, undefined);
    await db.close();
    return { first, again };
  };

  it('refuses several currencies with a sentence, and takes one of them with CURRENCY', async () => {
    const { first } = await startWith('currencies');
    expect(first).toMatchObject({
      failed: true,
      text: expect.stringContaining('tiene precios en MXN y USD, y la tienda vende en una sola moneda'),
    });
    const { first: chosen } = await startWith('currencies', { CURRENCY: 'MXN' });
    expect(chosen.failed).toBe(false);
    expect(chosen.text).toContain('fare_attributes.txt: currency_type no es MXN (línea 3)');
  });

  it('says on every start of a feed without fares that the prices come from the tariff', async () => {
    const { first, again } = await startWith('no-fares');
    for (const { text } of [first, again]) {
      expect(text).toContain('La red no tiene precios: se vende por tarifa (Primera 1.05 MXN por km, mínimo 60.00 MXN).');
    }
  });

  it('counts what is no bus', async () => {
    expect((await startWith('modes')).first.text).toContain('Sin vender: 2 rutas y 2 viajes que no son de autobús.');
  });

  it('tells the days of service, and warns on every start when the last one has passed', async () => {
    const { first, again } = await startWith('ended');
    for (const { text } of [first, again]) {
      expect(text).toContain('viajes del 1 de enero de 2020 al 31 de enero de 2020');
      expect(text).toContain('Aviso: el último día con viajes, el 31 de enero de 2020, ya pasó');
    }
  });

  it('reports a bad row once, and names the file with the whole list', async () => {
    const { text } = (await startWith('bad-rows')).first;
    const list = join(folder, 'bad-rows', 'problemas-de-la-red.txt');
    expect(text.split('\n').slice(1)).toEqual([
      '2 filas con problemas',
      'stops.txt: stop_lat no es una latitud (línea 4)',
      'trips.txt: route_id no existe (línea 4)',
      `La lista completa está en ${list}`,
    ]);
    expect(await readFile(list, 'utf8')).toBe('stops.txt:4 stop_lat "norte" no es una latitud\ntrips.txt:4 route_id "zz" no existe\n');
  });

  it('tells a wrong path before a database is opened', async () => {
    expect(await pathFault(join(folder, 'nada.zip'))).toContain('No existe');
    expect(await pathFault(join(odd('modes'), 'routes.txt'))).toContain('no es una carpeta ni un zip GTFS');
    expect(await pathFault(odd('modes'))).toBeUndefined();
  });
});
