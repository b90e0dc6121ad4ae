import { base64url, randomText } from './random.ts';
import { localStore, readJson, writeJson } from './storage.ts';

const KEY = 'anden.holder';

/** The opaque id by which this browser owns its claims: 24 characters of base64url, made once. */
export function holder(): string {
  const store = localStore();
  const known = readJson(store, KEY);
  if (typeof known === 'string' && /^[\w-]{22,64}$/.test(known)) return known;
  const made = randomText(18);
  writeJson(store, KEY, made);
  return made;
}

/** The name under which the live channel speaks of a holder; null where the browser cannot digest. */
export async function ownerOf(id: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return base64url(new Uint8Array(digest)).slice(0, 16);
}
