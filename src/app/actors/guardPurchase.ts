import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { tabStore } from '../storage/browserStorage.ts';

const LOCK = 'anden-purchase';
const STEAL = 'anden.takeOver';

/** Holds a browser lock until the purchase ends. A take-over steals it from the other tab. */
export const guardPurchase = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const steal = tabStore.getItem(STEAL) !== null;
  tabStore.removeItem(STEAL);
  const hold = async () =>
    navigator.locks.request(LOCK, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock) return held;
      sendBack({ type: 'purchase.heldElsewhere' });
    });
  hold().catch((error: unknown) => {
    // A stolen lock rejects with AbortError. A browser that refuses storage also refuses locks or has none, and then no other tab shares
    // the purchase.
    if (error instanceof DOMException && error.name === 'AbortError') sendBack({ type: 'purchase.heldElsewhere' });
  });
  return release;
});

/** Reloads this page as the holder, which restores the purchase that the other tab stored. */
export const takeOver = fromPromise<void, undefined>(async () => {
  tabStore.setItem(STEAL, 'true');
  location.reload();
});

/** True when this page was reloaded to take the purchase over. */
export function isTakingOver(): boolean {
  return tabStore.getItem(STEAL) !== null;
}
