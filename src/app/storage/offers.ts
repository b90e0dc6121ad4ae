import type { SearchQuery } from '../../../machines/domain/trip.ts';
import { readJson, tabStore, writeJson } from './browserStorage.ts';

const KEY = 'anden.offers';
const MOST = 20;

/** Whether the promotion was declined in this tab for the search (SEARCH-035). */
export function wasOffered(query: SearchQuery): boolean {
  return offered().includes(keyOf(query));
}

export function rememberOffer(query: SearchQuery): void {
  writeJson(tabStore, KEY, [keyOf(query), ...offered()].slice(0, MOST));
}

function offered(): unknown[] {
  const value = readJson(tabStore, KEY);
  return Array.isArray(value) ? value : [];
}

function keyOf({ origin, destination, date }: SearchQuery): string {
  return [origin.id, destination.id, date].join();
}
