/** True while the tab of the page is hidden. */
export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Calls back when the page becomes visible or hidden, or returns from sleep. Returns the unsubscribe function. */
export function onLook(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', listener, stop);
  addEventListener('focus', listener, stop);
  addEventListener('pageshow', listener, stop);
  return () => stop.abort();
}
