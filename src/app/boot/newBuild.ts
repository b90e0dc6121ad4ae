import { useSyncExternalStore } from 'react';
import { tabOutlivesPage, tabStore } from '../storage/browserStorage.ts';
import { onReplaced } from '../../ui/untilLoaded.ts';

const KEY = 'anden.reloaded';

/** A newer build: the traveller may reload now, or the page reloads itself after the purchase (`null`). */
export type NewBuild = { reload: (() => void) | null };

let announced: NewBuild | undefined;
let listen = () => {};

/** Shows that there is a newer build. */
export function announceNewBuild(build: NewBuild): void {
  if (announced?.reload === build.reload) return;
  announced = build;
  listen();
}

/** True when a reload would lose no typed text, no open dialog and no page of the bank. The purchase itself is stored. */
export function isIdle(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  return [...fields].every(({ value }) => !value) && !document.querySelector('iframe, [role=dialog], [role=alertdialog]');
}

function reload(): void {
  tabStore.setItem(KEY, KEY);
  location.reload();
}

/**
 * Reloads a page that needs a file of an older build: once in the life of a tab, and only while it is idle. Otherwise, or when the tab has
 * no storage, it offers a button. `src/app/boot/startWorker.ts` tells of the others.
 */
function watch(listener: () => void): () => void {
  listen = listener;
  onReplaced(() => {
    if (isIdle() && tabOutlivesPage() && !tabStore.getItem(KEY)) return reload();
    announceNewBuild({ reload });
  });
  return () => {};
}

/** The newer build that the page waits for; undefined while there is none. */
export function useNewBuild(): NewBuild | undefined {
  return useSyncExternalStore(watch, () => announced);
}
