import type { Snapshot } from 'xstate';

export const KEY = 'anden.purchase';
/** Grows with every change of the charts that an older snapshot could not be restored into. */
export const VERSION = 9;

/** A purchase that was left longer ago than this holds nothing any more. */
export const MAX_AGE_MS = 60 * 60 * 1000;

/** What is written of a purchase; `storedPurchase` reads it, with the steps that it is read for. */
export function storePurchase(snapshot: Snapshot<unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, savedAt: Date.now(), snapshot }));
  } catch {
    // A full or forbidden storage costs the reload, not the purchase.
  }
}

export function forgetPurchase(): void {
  localStorage.removeItem(KEY);
}
