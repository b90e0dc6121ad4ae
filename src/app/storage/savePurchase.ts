import type { RestoredPurchase } from '../../../machines/booking/index.ts';
import { localStore, writeJson } from './browserStorage.ts';

export const KEY = 'anden.purchase';
/** Increment it when older snapshots can no longer be restored into the charts. */
export const VERSION = 16;

/** The claims of an older purchase have expired. */
export const MAX_AGE_MS = 60 * 60 * 1000;

/** Persists the purchase that `loadPurchase` reads. */
export function savePurchase(purchase: RestoredPurchase): void {
  writeJson(localStore, KEY, { version: VERSION, savedAt: Date.now(), purchase });
}

export function clearPurchase(): void {
  localStore.removeItem(KEY);
}
