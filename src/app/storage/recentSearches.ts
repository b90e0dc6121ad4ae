import type { PlainDate } from '../../../machines/domain/instant.ts';
import { localStore, readJson, writeJson } from './browserStorage.ts';

const KEY = 'anden.recentSearches';
const MOST = 6;

/** `returnDate` is null for a one-way trip. */
export type RecentSearch = { originId: string; destinationId: string; date: PlainDate; returnDate: PlainDate | null };

/** Earlier searches, the latest first. */
export function recentSearches(): RecentSearch[] {
  const value = readJson(localStore, KEY);
  return Array.isArray(value) ? value.filter(isSearch) : [];
}

/** Ids of the places of earlier searches, the latest first, six at most (SEARCH-017). */
export function recentPlaces(): string[] {
  return [...new Set(recentSearches().flatMap(({ originId, destinationId }) => [originId, destinationId]))].slice(0, MOST);
}

/** Puts a search first. It replaces an earlier one of the same day and places. */
export function rememberSearch({ originId, destinationId, date, returnDate }: RecentSearch): void {
  const others = recentSearches().filter(
    (other) => other.originId !== originId || other.destinationId !== destinationId || other.date !== date,
  );
  writeJson(localStore, KEY, [{ originId, destinationId, date, returnDate }, ...others].slice(0, MOST));
}

function isSearch(value: unknown): value is RecentSearch {
  return typeof value === 'object' && value !== null && 'originId' in value && 'destinationId' in value && 'date' in value;
}
