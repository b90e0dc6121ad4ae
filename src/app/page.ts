/** The page lies in a tab that nobody looks at. */
export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Calls back when the page is looked at again, hidden, or comes back from sleep. Returns the end of it. */
export function onLook(listener: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('visibilitychange', listener, stop);
  addEventListener('focus', listener, stop);
  addEventListener('pageshow', listener, stop);
  return () => stop.abort();
}

/** Calls back when the page is put aside: hidden, left or thrown out. It may never run again. */
export function onHide(listener: () => void): void {
  document.addEventListener('visibilitychange', () => isHidden() && listener());
  addEventListener('pagehide', listener);
}
