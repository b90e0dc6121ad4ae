import { expect, it } from 'vitest';
import { legFeed } from './fixture.ts';
import { readFeed } from './read.ts';

const rules = 'network_id,rule_priority,from_area_id,to_area_id,fare_product_id';
const bad: readonly (readonly [file: string, header: string, row: string, reason: string])[] = [
  ['fare_products.txt', 'fare_product_id,amount,currency', ',1,EUR', 'falta fare_product_id'],
  ['fare_products.txt', 'fare_product_id,amount,currency', 'cuatro,gratis,EUR', 'amount "gratis" no es un importe'],
  ['fare_products.txt', 'fare_product_id,amount,currency', 'cuatro,1,euro', 'currency "euro" no es una moneda'],
  ['fare_leg_rules.txt', rules, ',,,,cuatro', 'fare_product_id "cuatro" no existe'],
  ['fare_leg_rules.txt', rules, 'nada,,,,uno', 'network_id "nada" no es red de ninguna ruta'],
  ['fare_leg_rules.txt', rules, ',,zz,,uno', 'from_area_id "zz" no es área de ninguna parada'],
  ['fare_leg_rules.txt', rules, ',,,zz,uno', 'to_area_id "zz" no es área de ninguna parada'],
  ['fare_leg_rules.txt', rules, ',-1,,,uno', 'rule_priority "-1" no es un número entero'],
  ['stop_areas.txt', 'area_id,stop_id', ',A', 'falta area_id'],
  ['stop_areas.txt', 'area_id,stop_id', 'za,Z', 'stop_id "Z" no existe'],
  ['route_networks.txt', 'network_id,route_id', ',r1', 'falta network_id'],
  ['route_networks.txt', 'network_id,route_id', 'red,r9', 'route_id "r9" no existe'],
];

it.each(bad)('%s (%s) leaves out "%s": %s', (file, header, row, reason) => {
  expect(readFeed(legFeed({ [file]: [header, row] })).problems).toEqual([{ file, line: 2, reason }]);
});

it('a rule needs the usual passenger: the price of another category is none', () => {
  const { legRules } = readFeed(
    legFeed({
      'rider_categories.txt': ['rider_category_id,is_default_fare_category', 'adulto,1', 'nino,0'],
      'fare_products.txt': [
        'fare_product_id,rider_category_id,amount,currency',
        'uno,adulto,1,EUR',
        'uno,nino,0.5,EUR',
        'dos,nino,0.5,EUR',
      ],
      'fare_leg_rules.txt': ['fare_product_id', 'uno', 'dos'],
    }),
  );
  expect(legRules.rules.map(({ products }) => products)).toEqual([[{ id: 'uno', amount: 100_000, currency: 'EUR' }]]);
});
