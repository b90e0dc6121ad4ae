import { randomText } from './random.ts';
import { localStore, readJson, writeJson } from './storage.ts';

const KEY = 'anden.deviceId';

/** A random name of this browser for the bank; it opens nothing. */
export function deviceId(): string {
  const store = localStore();
  const known = readJson(store, KEY);
  if (typeof known === 'string') return known;
  const made = `web-${randomText(9)}`;
  writeJson(store, KEY, made);
  return made;
}
