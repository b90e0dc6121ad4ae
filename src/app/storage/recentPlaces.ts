import { localStore, readJson, writeJson } from './browserStorage.ts';

const KEY = 'anden.recentPlaces';
const MOST = 6;

/** Ids of the places of earlier searches, the latest first (SEARCH-017). */
export function recentPlaces(): string[] {
  const value = readJson(localStore, KEY);
  return Array.isArray(value) ? value.filter((id: unknown) => typeof id === 'string') : [];
}

/** Puts the places of a search first and keeps at most six. */
export function rememberPlaces(...ids: string[]): void {
  writeJson(localStore, KEY, [...new Set([...ids, ...recentPlaces()])].slice(0, MOST));
}
