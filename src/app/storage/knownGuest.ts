import type { KnownGuest } from '../../../machines/signIn/signIn.types.ts';
import { localStore, readJson, writeJson } from './browserStorage.ts';
import { PEOPLE } from './guestPeopleKey.ts';

const KEY = 'anden.guest';

/** The guest who bought on this device. Only the device knows; a sign-out or the guest deletes it. */
export function knownGuest(): KnownGuest | null {
  const value = readJson(localStore, KEY);
  return isGuest(value) ? value : null;
}

export function rememberGuest(guest: KnownGuest): void {
  writeJson(localStore, KEY, guest);
}

/** Deletes the guest, and the people of the earlier tickets. */
export function forgetGuest(): void {
  localStore.removeItem(KEY);
  localStore.removeItem(PEOPLE);
}

function isGuest(value: unknown): value is KnownGuest {
  if (typeof value !== 'object' || value === null || !('email' in value && 'phone' in value)) return false;
  return typeof value.email === 'string' && typeof value.phone === 'string';
}
