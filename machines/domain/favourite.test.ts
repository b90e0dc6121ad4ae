import { describe, expect, it } from 'vitest';
import { isSaved, randomBirthday, type Favourite } from './favourite.ts';

const luis: Favourite = { id: '7', firstName: 'Luis', lastName: 'Peña Ruiz', birthday: '02/09/1988', categoryId: '1', enrolled: false };

describe('a favourite passenger', () => {
  it('[FAV-007] is a duplicate with the same full name and category, without accents and capitals', () => {
    const twin = { firstName: ' LUÍS ', lastName: 'Pena Ruíz', birthday: '01/01/2000', categoryId: '1' as const };
    expect(isSaved([luis], twin, null)).toBe(true);
    expect(isSaved([luis], twin, '7')).toBe(false);
    expect(isSaved([luis], { ...twin, categoryId: '4' }, null)).toBe(false);
    expect(isSaved([luis], { ...twin, lastName: 'Peña' }, null)).toBe(false);
  });

  it('[FAV-008][CONST-045] gets a birthday from 18 to 100 years ago', () => {
    expect(randomBirthday('2026-11-21', () => 0)).toBe('21/11/1926');
    expect(randomBirthday('2026-11-21', () => 0.999_999_999)).toBe('21/11/2008');
    expect(randomBirthday('2028-02-29', () => 0.999_999_999)).toBe('28/02/2010');
  });
});
