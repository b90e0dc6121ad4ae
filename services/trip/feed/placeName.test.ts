import { expect, it } from 'vitest';
import { placeName } from './placeName.ts';

it.each([
  ['MONTERREY', 'Monterrey'],
  ['monterrey', 'Monterrey'],
  ['CIUDAD DE MÉXICO', 'Ciudad de México'],
  ['san luis de la paz', 'San Luis de la Paz'],
  ['EL PASO', 'El Paso'],
  ['ÁLAMO, VER.', 'Álamo, Ver.'],
  ['TERMINAL CDMX', 'Terminal CDMX'],
  ['ME\u0301XICO', 'México'],
  ['JUAN PABLO II', 'Juan Pablo II'],
  ['COLONIA XIV', 'Colonia XIV'],
  ['IXTAPA', 'Ixtapa'],
])('[SEARCH-030] a feed that writes "%s" has the place "%s"', (name, capitalised) => {
  expect(placeName(name)).toBe(capitalised);
});

it.each(['Ciudad de México', 'McAllen', 'Puerto Mty', '東京', 'МОСКВА'])('[SEARCH-030] "%s" stays as its feed writes it', (name) => {
  expect(placeName(name)).toBe(name);
});
