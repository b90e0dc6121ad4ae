const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Loads a file of the build. One that is lost on the way is asked for again until it comes, at once when the connection is back. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await pauseOrOnline(pause);
    }
  }
}

function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    setTimeout(go, ms);
    addEventListener('online', go, { signal: stop.signal });
  });
}
