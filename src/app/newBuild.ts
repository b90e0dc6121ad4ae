import { useSyncExternalStore } from 'react';
import { onReplaced } from '../ui/untilLoaded.ts';

const KEY = 'anden.reloaded';

let wanted: (() => void) | undefined;

/** Nothing that is written on the page would be lost, and no page of the bank is open in it. The purchase itself is stored. */
function isIdle(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  return [...fields].every(({ value }) => !value) && !document.querySelector('iframe');
}

function reload(): void {
  sessionStorage.setItem(KEY, KEY);
  location.reload();
}

/** A page that needs a file of a build that is gone is loaded anew: by itself once in the life of a tab, and never under the traveller's hands. */
function watch(listener: () => void): () => void {
  onReplaced(() => {
    if (isIdle() && !sessionStorage.getItem(KEY)) return reload();
    wanted = reload;
    listener();
  });
  return () => {};
}

/** How the traveller loads the page anew, while it needs a file that only a newer build has. */
export function useReload(): (() => void) | undefined {
  return useSyncExternalStore(watch, () => wanted);
}
