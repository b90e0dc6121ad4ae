import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const named = (name: string) => placeOf({ _id: 'p1', name, shortcode: 'MTY', region: '', timeZone: 'America/Monterrey' }).name;

it.each([
  ['MONTERREY', 'Monterrey'],
  ['monterrey', 'Monterrey'],
  ['CIUDAD DE MÉXICO', 'Ciudad de México'],
  ['san luis de la paz', 'San Luis de la Paz'],
  ['EL PASO', 'El Paso'],
  ['ÁLAMO, VER.', 'Álamo, Ver.'],
  ['TERMINAL CDMX', 'Terminal CDMX'],
])('[SEARCH-030] a feed that writes "%s" has the place "%s"', (name, capitalised) => {
  expect(named(name)).toBe(capitalised);
});

it.each(['Ciudad de México', 'McAllen', 'Puerto Mty', '東京', 'МОСКВА'])('[SEARCH-030] "%s" stays as its feed writes it', (name) => {
  expect(named(name)).toBe(name);
});
