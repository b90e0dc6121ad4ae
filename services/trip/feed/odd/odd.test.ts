import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeFailure, describeReport } from '../describe.ts';
import { loadFeed } from '../load.ts';
import { lookupOf } from '../lookup.ts';
import { faresOf } from '../tariff.ts';
import type { Network } from '../types.ts';
import type { ReadOptions } from '../collect.ts';

const odd = (name: string): string => join(import.meta.dirname, name);

async function networkOf(name: string, options?: ReadOptions): Promise<Network> {
  const loaded = await loadFeed(odd(name), options);
  if (!loaded.ok) throw new Error(loaded.failure.detail);
  return loaded.network;
}

/** What the start prints about a refused feed, without its path. */
async function refusalOf(name: string, options?: ReadOptions): Promise<string> {
  const loaded = await loadFeed(odd(name), options);
  return loaded.ok ? 'it loads' : describeFailure(loaded.failure).replace(`${odd(name)} `, '');
}

/** The prices of a trip by the names of its stops, in units of the currency. */
function pricesOf(network: Network, tripId: string): Record<string, number> {
  const lookup = lookupOf(network);
  const trip = lookup.trip(tripId);
  const { calls } = lookup.pattern(trip.patternId);
  const nameOf = (call: number): string => lookup.terminal(calls[call]?.terminalId ?? '').name;
  return Object.fromEntries(
    faresOf(network, trip, '2026-12-02').map(({ from, to, amount }) => [`${nameOf(from)} - ${nameOf(to)}`, amount / 100_000]),
  );
}

const asBefore = 'Los datos anteriores quedan como estaban.';

describe('the letters of a feed', () => {
  it('the report names the stops and lines that a ticket prints by their code, and the code can be printed', async () => {
    const { report, ...loaded } = await loadFeed(odd('letters'));
    expect(describeReport(report, undefined)).toBe(
      'Los boletos en PDF no tienen letras para 3 paradas (مكة المكرمة, תל אביב, თბილისი) y 1 línea (ไทยทัวร์): ahí llevan su código.',
    );
    expect(loaded.ok && loaded.network.places.map(({ shortcode }) => shortcode)).toEqual(['1001', 'TLV', 'C', 'АЛМ']);
  });
});

it('times without seconds are read, and the report counts them', async () => {
  const { report, ...loaded } = await loadFeed(odd('no-seconds'));
  expect(describeReport(report, undefined)).toBe('6 horas sin segundos, como 8:05, se leyeron con :00.');
  const starts = loaded.ok && loaded.network.trips.map(({ scheduleName, start }) => [scheduleName, start]);
  expect(starts).toEqual([
    ['0805', 8 * 3600 + 5 * 60],
    ['0835', 8 * 3600 + 35 * 60],
    ['2350', 23 * 3600 + 50 * 60],
  ]);
});

describe('the prices of a feed', () => {
  it('in fares v2 are those of the network and of the areas, of a station for its stops, for an adult', async () => {
    const network = await networkOf('fares-v2');
    expect(network.currency).toBe('EUR');
    expect(pricesOf(network, 't1')).toMatchObject({ 'Alfa - Beta': 3, 'Alfa - Gama andén 1': 12.5 });
    expect(pricesOf(network, 't2')).toEqual({ 'Alfa - Beta': 1.2 });
  });

  it('in fares v2 that give a journey several prices are refused, and named', async () => {
    expect(await refusalOf('fares-v2-unclear')).toBe(
      `tiene precios que la tienda no puede leer: no hay un solo precio en 1 de 1 recorridos: de Alfa a Beta valen «sencillo» (2.00 EUR) y «dia» (6.00 EUR). ${asBefore}`,
    );
  });

  it('that nobody can read are refused, instead of selling by the tariff in pesos', async () => {
    expect(await refusalOf('prices-unread')).toBe(
      `tiene precios que la tienda no puede leer: ningún precio de fare_attributes.txt se puede leer. ${asBefore}`,
    );
  });
});

describe('the advice of a refusal was tried on the feed', () => {
  it('another currency is advised away', async () => {
    expect(await refusalOf('fares-v2', { currency: 'MXN' })).toBe(
      `tiene precios que la tienda no puede leer: ningún precio de fare_products.txt se puede leer en MXN. Así entra: sin CURRENCY o con CURRENCY=EUR. ${asBefore}`,
    );
  });

  it('a train in two currencies needs both options', async () => {
    const [modes, money] = ['con CURRENCY=CHF y --all-modes (o ALL_MODES=1)', 'con CURRENCY=EUR y --all-modes (o ALL_MODES=1)'];
    expect(await refusalOf('rail-in-two-currencies')).toBe(
      `no tiene ningún viaje utilizable de autobús. Así entra: ${modes} o ${money}. ${asBefore}`,
    );
    expect(await refusalOf('rail-in-two-currencies', { allModes: true })).toBe(
      `tiene precios en CHF y EUR, y la tienda vende en una sola moneda. Así entra: con CURRENCY=CHF o con CURRENCY=EUR. ${asBefore}`,
    );
    expect(await refusalOf('rail-in-two-currencies', { allModes: true, currency: 'CHF' })).toBe('it loads');
  });

  it('nothing is advised where nothing helps', async () => {
    expect(await refusalOf('prices-unread', { currency: 'MXN' })).toBe(
      `tiene precios que la tienda no puede leer: ningún precio de fare_attributes.txt se puede leer en MXN. ${asBefore}`,
    );
  });
});
