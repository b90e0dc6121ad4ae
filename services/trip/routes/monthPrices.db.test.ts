import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/types/trip.ts';
import { legsOf, startTrip, type TripOffer, type TripWorld } from '../../../tests/support/trip.ts';
import { runIdOf } from '../domain/runId.ts';
import { dayIn } from '../domain/timetable.ts';
import { openRun } from '../store/claims.ts';

type Schemas = components['schemas'];
type Item = Schemas['MonthPrice']['Corrida'][number];

let world: TripWorld;
beforeAll(async () => {
  world = await startTrip({ emptyBuses: true });
});
afterAll(() => world.close());

/** The day in Monterrey so many days ahead. */
const day = (days: number): string => Temporal.PlainDate.from(dayIn('America/Monterrey', world.clock.now())).add({ days }).toString();
const ask = (body: Partial<Record<string, unknown>>) =>
  world.call<{ data: { data: Schemas['MonthPrice'][] } } & Schemas['Problem']>('POST', '/trip/search/dates', {
    body: { origenId: 'MTY', destinoId: 'TAM', dateInit: day(0), dateEnd: day(30), esViajeRedondo: false, ...body },
  });
const itemsOf = async (body: Partial<Record<string, unknown>>): Promise<Item[]> => {
  const answer = await ask(body);
  expect(answer.status).toBe(200);
  return answer.body.data.data.flatMap(({ Corrida: [cheapest] }) => cheapest ?? []);
};
const daysOf = (items: readonly Item[]): string[] => items.map(({ fechorSalida }) => fechorSalida.slice(0, 10));
const priceOf = ({ itemPricingDiagrama, precioBase }: Item): number => itemPricingDiagrama?.precio ?? precioBase;
const search = async (departureDate: string, [originId, destinationId] = ['MTY', 'TAM']): Promise<readonly TripOffer[]> => {
  const query = new URLSearchParams({ originId: originId ?? '', destinationId: destinationId ?? '', departureDate });
  return (await world.call<Schemas['TripSearch']>('GET', `/trip?${query}`)).body.oneWayTrips;
};
const sellAll = async (offer: TripOffer): Promise<void> => {
  const legs = legsOf(offer);
  const seats = Array.from({ length: offer.totalSeats }, (_, index) => ({ seat: index + 1, legFrom: legs.legFrom, legTo: legs.legTo }));
  await openRun(world.db, runIdOf(legs), seats);
};

describe('prices of a month', () => {
  it('[API-007][CAL-004][CAL-013] each day has the lowest adult price of the trips that a search finds', async () => {
    const items = await itemsOf({});
    for (const days of [1, 4, 6, 13]) {
      const offers = await search(day(days));
      const item = items.find(({ fechorSalida }) => fechorSalida.startsWith(day(days)));
      if (item === undefined) throw new Error(`no price on ${day(days)}`);
      expect(priceOf(item)).toBe(Math.min(...offers.map(({ price }) => price)));
      const offer = offers.find(({ id }) => id === item.corridaId);
      expect(offer).toMatchObject({ departureDatetime: item.fechorSalida, price: priceOf(item), regularPrice: item.precioBase });
    }
  });

  it('[CAL-013] an offer has its regular price, and a price without offer has none', async () => {
    const items = await itemsOf({});
    for (const item of items) if (item.itemPricingDiagrama !== null) expect(item.itemPricingDiagrama.precio).toBeLessThan(item.precioBase);
  });

  it('[API-007] is by day, one item each, and the same for a round trip', async () => {
    const items = await itemsOf({ dateInit: day(1), dateEnd: day(30) });
    expect(daysOf(items)).toEqual(Array.from({ length: 30 }, (_, index) => day(index + 1)));
    expect(await itemsOf({ dateInit: day(1), dateEnd: day(30), esViajeRedondo: true })).toEqual(items);
  });

  it('[CAL-005] a day is that of the origin, in its own zone', async () => {
    const places = ['NLD', 'MTY'] as const;
    const items = await itemsOf({ origenId: places[0], destinoId: places[1], dateInit: day(2), dateEnd: day(2) });
    const offers = await search(day(2), [...places]);
    expect(daysOf(items)).toEqual([day(2)]);
    expect(offers.map(({ departureDatetime }) => departureDatetime)).toContain(items[0]?.fechorSalida);
  });

  it('[CAL-005] a day with full buses has no price, until one seat is released', async () => {
    const date = day(20);
    const [cheapest, ...others] = (await search(date)).toSorted((a, b) => a.price - b.price);
    if (cheapest === undefined) throw new Error('no trips');
    await sellAll(cheapest);
    const [next] = await itemsOf({ dateInit: date, dateEnd: date });
    expect(next?.corridaId).not.toBe(cheapest.id);
    for (const offer of others) await sellAll(offer);
    expect(await itemsOf({ dateInit: date, dateEnd: date })).toEqual([]);
    await world.db.query('delete from trip.claim where run_id = $1 and seat = 1', [runIdOf(legsOf(cheapest))]);
    const [again] = await itemsOf({ dateInit: date, dateEnd: date });
    expect(again?.corridaId).toBe(cheapest.id);
  });

  it('[CAL-005] days outside the days on sale have none: yesterday, and what is more than 60 days away', async () => {
    expect(await itemsOf({ dateInit: day(-30), dateEnd: day(-1) })).toEqual([]);
    expect(daysOf(await itemsOf({ dateInit: day(59), dateEnd: day(70) }))).toEqual([day(59), day(60)]);
  });

  it('[CAL-005] places without a trip between them have an empty month', async () => {
    expect(await itemsOf({ destinoId: 'MTY' })).toEqual([]);
  });

  it('[CAL-005] a departed trip of today has no price', async () => {
    const last = (await search(day(0))).at(-1) ?? (await search(day(1))).at(-1);
    if (last === undefined) throw new Error('no trips');
    const date = last.departureDatetime.slice(0, 10);
    world.forward((Date.parse(last.departureDatetime) - world.clock.now()) / 1000 + 1);
    expect(await itemsOf({ dateInit: date, dateEnd: date })).toEqual([]);
  });

  it.each([
    ['place-not-found', () => ({ origenId: 'none' })],
    ['place-not-found', () => ({ destinoId: 'none' })],
    ['range-invalid', () => ({ dateInit: day(2), dateEnd: day(1) })],
    ['range-invalid', () => ({ dateInit: day(0), dateEnd: day(62) })],
  ])('[API-007] refuses with %s', async (code, body) => {
    const answer = await ask(body());
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect((await ask({ dateInit: day(0), dateEnd: day(61) })).status).toBe(200);
  });

  it('[API-007] a day that does not exist is a bad request', async () => {
    expect((await ask({ dateEnd: '2026-02-30' })).body).toMatchObject({ status: 400, code: 'invalid-request' });
  });
});
