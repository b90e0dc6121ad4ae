/** Browsers treat a longer delay as zero. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Resolves after so many milliseconds; rejects with the signal's reason on abort. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', fail);
        resolve();
      },
      Math.min(Math.max(0, ms), LONGEST_DELAY_MS),
    );
    if (signal?.aborted) fail();
    else signal?.addEventListener('abort', fail, { once: true });
  });
}
