import { base64url, randomText } from '../http/randomIds.ts';
import { localStore, readJson, writeJson } from '../storage/browserStorage.ts';

const KEY = 'anden.holder';

/** The secret id of this browser as the owner of its claims: 24 characters of base64url, generated once. */
export function holder(): string {
  const known = readJson(localStore, KEY);
  if (typeof known === 'string' && /^[\w-]{22,64}$/.test(known)) return known;
  const made = randomText(18);
  writeJson(localStore, KEY, made);
  return made;
}

/** The digest of a holder on the live channel; null where the browser has no digest function. */
export async function ownerOf(id: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id));
  return base64url(new Uint8Array(digest)).slice(0, 16);
}
