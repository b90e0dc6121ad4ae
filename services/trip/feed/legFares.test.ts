import { describe, expect, it } from 'vitest';
import { legFeed } from './fixture.ts';
import { buildNetwork } from './network.ts';
import { readFeed } from './read.ts';
import { faresOf } from './tariff.ts';

const load = (more: Readonly<Record<string, readonly string[]>>) => {
  const { network, prices } = buildNetwork(readFeed(legFeed(more)), { version: 'v' });
  if (network === null) throw new Error('no network');
  return { network, prices };
};

/** The prices in euros from A to B, from A to C and from B to C; 0 where only the tariff has one. */
function pricesOf(more: Readonly<Record<string, readonly string[]>>): readonly number[] {
  const { network } = load(more);
  const [trip] = network.trips;
  if (trip === undefined) throw new Error('no trip');
  return faresOf(network, trip, '2026-12-02').map(({ amount }) => (amount < 1_000_000 ? amount / 100_000 : 0));
}

const areas = 'from_area_id,to_area_id,fare_product_id';

describe('fares v2', () => {
  it('a rule states both areas, one or none; what some rule names, a rule without it does not match', () => {
    expect(pricesOf({ 'fare_leg_rules.txt': [areas, 'za,zb,uno', 'za,zc,dos', 'zb,zc,tres'] })).toEqual([1, 2, 3]);
    expect(pricesOf({ 'fare_leg_rules.txt': [areas, ',,dos'] })).toEqual([2, 2, 2]);
    expect(pricesOf({ 'fare_leg_rules.txt': [areas, 'za,,uno', ',,dos'] })).toEqual([1, 1, 2]);
    expect(pricesOf({ 'fare_leg_rules.txt': [areas, 'za,zb,uno', ',,dos'] })).toEqual([1, 0, 2]);
  });

  it('with priorities the highest rule that matches decides, and an empty field matches everything', () => {
    const rules = [`${areas},rule_priority`, ',,tres,', 'za,,dos,1', 'za,zb,uno,2'];
    expect(pricesOf({ 'fare_leg_rules.txt': rules })).toEqual([1, 2, 3]);
    const general = { 'fare_leg_rules.txt': [`${areas},rule_priority`, 'za,zb,uno,', ',,tres,1'] };
    expect(pricesOf(general)).toEqual([3, 3, 3]);
    expect(load(general).prices.unclear).toBeUndefined();
  });

  it('a rule of a network matches its routes only', () => {
    const rules = (network: string) => [`network_id,${areas}`, `${network},,,uno`, ',,,dos'];
    expect(pricesOf({ 'fare_leg_rules.txt': rules('red') })).toEqual([1, 1, 1]);
    const others = {
      'route_networks.txt': ['network_id,route_id', 'otra,r2'],
      'routes.txt': ['route_id,route_short_name,route_type', 'r1,1,3', 'r2,2,3'],
    };
    expect(pricesOf({ ...others, 'fare_leg_rules.txt': rules('otra') })).toEqual([2, 2, 2]);
  });

  it('a rule that was refused still names its area, so that no other rule gives that area a price', () => {
    expect(pricesOf({ 'fare_leg_rules.txt': [areas, 'za,,cuatro', ',,dos'] })).toEqual([0, 0, 2]);
  });

  it('a stop without an area, and one in two, have their own prices', () => {
    const rules = { 'fare_leg_rules.txt': [areas, 'za,zb,uno', 'zx,zb,uno', ',zb,dos'] };
    expect(pricesOf({ ...rules, 'stop_areas.txt': ['area_id,stop_id', 'zx,A', 'za,A', 'zb,B', 'zb,C'] })).toEqual([1, 1, 2]);
    expect(pricesOf({ ...rules, 'stop_areas.txt': ['area_id,stop_id', 'za,B', 'zx,B', 'zb,B', 'zb,C'] })).toEqual([2, 2, 1]);
  });

  it('two products, two media or two hours with one price are clear, with two prices they are not', () => {
    const rules = { 'fare_leg_rules.txt': [`${areas},from_timeframe_group_id`, 'za,zb,uno,', 'za,zb,dos,punta'] };
    const products = (first: string, second: string) => ({
      'fare_products.txt': [
        'fare_product_id,fare_media_id,amount,currency',
        `uno,efectivo,${first},EUR`,
        `uno,app,${first},EUR`,
        `dos,,${second},EUR`,
      ],
    });
    expect(load({ ...rules, ...products('1', '1') }).prices.unclear).toBeUndefined();
    expect(load({ ...rules, ...products('1', '2') }).prices.unclear).toBe(
      'no hay un solo precio en 1 de 3 recorridos: de Alfa a Beta valen «uno» (1.00 EUR) y «dos» (2.00 EUR), según la hora (timeframes.txt)',
    );
  });
});
