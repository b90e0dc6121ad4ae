import { useSyncExternalStore } from 'react';
import { onReplaced } from '../ui/untilLoaded.ts';

const KEY = 'anden.reloaded';
/** A page that was loaded anew so lately is not loaded anew by itself again, whatever is missing. */
const ONCE_MS = 10 * 60_000;

type Moment = { isIdle: boolean; reloadedAt: number; now: number };

/** A page that needs a file of a build that is gone is loaded anew by itself once, and never under the traveller's hands. */
export function mayReload({ isIdle, reloadedAt, now }: Moment): boolean {
  return isIdle && now - reloadedAt > ONCE_MS;
}

/** Nothing that is written on the page would be lost, and no page of the bank is open in it. The purchase itself is stored. */
function isIdle(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea')];
  return fields.every(({ value }) => value === '') && document.querySelector('iframe') === null;
}

let isOutdated = false;

function subscribe(listener: () => void): () => void {
  return onReplaced(() => {
    if (mayReload({ isIdle: isIdle(), reloadedAt: Number(sessionStorage.getItem(KEY) ?? 0), now: Date.now() })) return reload();
    isOutdated = true;
    listener();
  });
}

export function reload(): void {
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** The page needs a file that only a newer build has, and waits for the traveller to load it anew. */
export function useOutdated(): boolean {
  return useSyncExternalStore(subscribe, () => isOutdated);
}
