import { describe, expect, it } from 'vitest';
import { busiestPlaces, matchingPlaces, placeNamed, type Place } from './place.ts';

const place = (shortcode: string, name: string): Place => ({ id: `id-${shortcode}`, name, shortcode, timeZone: 'Europe/Prague' });
const KARVINA = place('KFN', 'Karviná,Fryštát,aut.nádr.');
const POTOSI = place('SLP', 'San Luis Potosí');
const MONTERREY = place('MTY', 'Monterrey');
const MONTEMORELOS = place('MTM', 'Montemorelos');
const MTYLENE = place('XXX', 'Puerto Mty');
const all = [KARVINA, MONTEMORELOS, MTYLENE, MONTERREY, POTOSI];

describe('places', () => {
  it.each([
    ['karvina frystat', [KARVINA]],
    ['FRYŠTÁT', [KARVINA]],
    ['nadr aut', [KARVINA]],
    ['aut.nádr.', [KARVINA]],
    ['potosi', [POTOSI]],
    ['luis san', [POTOSI]],
    ['slp', [POTOSI]],
    ['monte', [MONTEMORELOS, MONTERREY]],
    ['otosi', []],
    [' ,. ', all],
  ])('[SEARCH-018] are found by "%s"', (text, found) => {
    expect(matchingPlaces(all, text)).toEqual(found);
  });

  it('begin with the one of the typed code', () => {
    expect(matchingPlaces(all, 'mty')).toEqual([MONTERREY, MTYLENE]);
  });

  it('[SEARCH-018] begin with the busiest of equal ones', () => {
    const busy = { ...MONTERREY, rank: 1 };
    const port = { ...MTYLENE, name: 'Puerto Monte', rank: 2 };
    expect(matchingPlaces([port, MONTEMORELOS, busy], 'monte')).toEqual([busy, MONTEMORELOS, port]);
    expect(matchingPlaces([{ ...MONTEMORELOS, rank: 2 }, busy], 'mtm')).toEqual([{ ...MONTEMORELOS, rank: 2 }]);
  });

  it('are offered by their rank, the others in their own order', () => {
    const ranked = all.map((one) => (one === POTOSI ? { ...one, rank: 2 } : one === MTYLENE ? { ...one, rank: 1 } : one));
    expect(busiestPlaces(ranked, 4).map(({ shortcode }) => shortcode)).toEqual(['XXX', 'SLP', 'KFN', 'MTM']);
    expect(busiestPlaces(all, 2)).toEqual([KARVINA, MONTEMORELOS]);
  });

  it('have an id and a code', () => {
    expect(placeNamed(all, 'id-SLP')).toBe(POTOSI);
    expect(placeNamed(all, 'slp')).toBe(POTOSI);
    expect(placeNamed(all, 'none')).toBeNull();
    expect(placeNamed(all, null)).toBeNull();
  });
});
