import { wordsOf } from '../../shared/names.ts';

/** Favourite passengers of one account. The number is ours: the documents name none. (FAV-005, CONST-066) */
export const passengerLimit = 10;

export type CategoryId = 1 | 2 | 3 | 4 | 5 | 368;

export const categories = {
  1: 'ADULTO',
  2: 'MENOR',
  3: 'SENECTUD',
  4: 'ESTUDIANTE',
  5: 'PROFESOR',
  368: 'PREFERENTE',
} as const satisfies Record<CategoryId, string>;

/** The full name by which duplicates are found: lower case, without accents and doubled spaces. (FAV-007) */
export function plainName(name: string, lastName: string): string {
  return wordsOf(`${name} ${lastName}`).join(' ');
}
