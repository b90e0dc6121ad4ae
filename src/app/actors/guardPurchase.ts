import { fromCallback, fromPromise, type EventObject } from 'xstate';

const LOCK = 'anden-purchase';
const STEAL = 'anden.takeOver';

/** Holds a lock of the browser for as long as the purchase lasts. After a take-over it is taken from the other tab. */
export const guardPurchase = fromCallback<EventObject, undefined>(({ sendBack }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const steal = sessionStorage.getItem(STEAL) !== null;
  sessionStorage.removeItem(STEAL);
  navigator.locks
    .request(LOCK, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock) return held;
      sendBack({ type: 'purchase.heldElsewhere' });
    })
    // A lock that another tab steals is told by a rejection.
    .catch(() => sendBack({ type: 'purchase.heldElsewhere' }));
  return release;
});

/** Begins this page again as the holder: it restores what the other tab stored last. */
export const takeOver = fromPromise<void, undefined>(async () => {
  sessionStorage.setItem(STEAL, 'true');
  location.reload();
});

/** This page was begun again to take the purchase over. */
export function isTakingOver(): boolean {
  return sessionStorage.getItem(STEAL) !== null;
}
