import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentPlaces, rememberPlaces } from './recentPlaces.ts';

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

test('[SEARCH-017] places of earlier searches are stored, the latest first, six at most', () => {
  expect(recentPlaces()).toEqual([]);
  rememberPlaces('mty', 'slp');
  rememberPlaces('mty', 'tam');
  expect(recentPlaces()).toEqual(['mty', 'tam', 'slp']);
  rememberPlaces('a', 'b');
  rememberPlaces('c', 'd');
  expect(recentPlaces()).toEqual(['c', 'd', 'a', 'b', 'mty', 'tam']);
});
