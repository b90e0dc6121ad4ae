import { useSyncExternalStore } from 'react';
import { tabOutlivesPage, tabStore } from '../storage/browserStorage.ts';
import { onReplaced } from '../../ui/untilLoaded.ts';

const KEY = 'anden.reloaded';

let wanted: (() => void) | undefined;

/** True when a reload would lose no typed text and no page of the bank. The purchase itself is stored. */
function isIdle(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  return [...fields].every(({ value }) => !value) && !document.querySelector('iframe');
}

function reload(): void {
  tabStore.setItem(KEY, KEY);
  location.reload();
}

/**
 * Reloads a page that needs a file of an older build: once in the life of a tab, and only while it is idle. Otherwise, or when the tab has
 * no storage, it offers a button.
 */
function watch(listener: () => void): () => void {
  onReplaced(() => {
    if (isIdle() && tabOutlivesPage() && !tabStore.getItem(KEY)) return reload();
    wanted = reload;
    listener();
  });
  return () => {};
}

/** The reload of a page that needs a newer build; undefined while it needs none. */
export function useReload(): (() => void) | undefined {
  return useSyncExternalStore(watch, () => wanted);
}
