import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  addEventListener('online', listener, stop);
  addEventListener('offline', listener, stop);
  return () => stop.abort();
}

/** True while this browser has no network. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}
