import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentPlaces, recentSearches, rememberSearch } from './recentSearches.ts';

let data: Map<string, string>;

beforeEach(() => {
  data = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => void data.set(key, value),
    removeItem: (key: string) => void data.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const search = (originId: string, destinationId: string, date = '2026-04-20', returnDate: string | null = null) => ({
  originId,
  destinationId,
  date,
  returnDate,
});

test('[SEARCH-017] places of earlier searches are stored, the latest first, six at most', () => {
  expect(recentPlaces()).toEqual([]);
  rememberSearch(search('mty', 'slp'));
  rememberSearch(search('mty', 'tam'));
  expect(recentPlaces()).toEqual(['mty', 'tam', 'slp']);
  rememberSearch(search('a', 'b'));
  rememberSearch(search('c', 'd'));
  expect(recentPlaces()).toEqual(['c', 'd', 'a', 'b', 'mty', 'tam']);
});

test('a search of the same places and day replaces the earlier one, and what is damaged counts for nothing', () => {
  rememberSearch(search('mty', 'slp'));
  rememberSearch(search('mty', 'tam'));
  rememberSearch(search('mty', 'slp', '2026-04-20', '2026-04-22'));
  expect(recentSearches()).toEqual([search('mty', 'slp', '2026-04-20', '2026-04-22'), search('mty', 'tam')]);
  data.set('anden.recentSearches', '[null, 7, {"originId": "mty"}]');
  expect(recentSearches()).toEqual([]);
});
