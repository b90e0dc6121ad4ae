import { randomText } from '../ground/randomIds.ts';
import { localStore, readJson, writeJson } from '../storage/browserStorage.ts';

const KEY = 'anden.deviceId';

/** A random id of this browser for the bank; it grants no access. */
export function deviceId(): string {
  const known = readJson(localStore, KEY);
  if (typeof known === 'string') return known;
  const made = `web-${randomText(9)}`;
  writeJson(localStore, KEY, made);
  return made;
}
