/** Resolves when this browser has a network, now or later. Rejects with the signal's reason on abort. */
export function connection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (navigator.onLine) return resolve();
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A signal that aborts when this browser loses its network, or at once without one. */
export function untilOffline(): AbortSignal {
  const lost = new AbortController();
  if (navigator.onLine) addEventListener('offline', () => lost.abort(), { once: true });
  else lost.abort();
  return lost.signal;
}
