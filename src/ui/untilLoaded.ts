const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

let report = () => {};

/** Registers the listener for a missing file of the build, which a newer build has replaced. */
export function onReplaced(listener: () => void): void {
  report = listener;
}

/** Time-out for a file of the build (CONST-044). */
const PATIENCE_MS = 120_000;

/**
 * Loads a file of the build and retries while it fails, at once when the network returns. Resolves with null after the time-out, or when
 * the page belongs to an older build, which the listener is told.
 */
export async function loadOrGone<Loaded>(load: () => Promise<Loaded>, isGone = isReplaced): Promise<Loaded | null> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      if (await isGone()) {
        report();
        return null;
      }
      if (performance.now() + pause > deadline) return null;
      await pauseOrOnline(pause);
    }
  }
}

/** The same for callers that need the file. Rejects after the time-out. When the file is gone, the page offers its reload meanwhile. */
export async function untilLoaded<Loaded extends object>(load: () => Promise<Loaded>, isGone = isReplaced): Promise<Loaded> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  // A request over a bad network may stay without an answer.
  const loaded = await Promise.race([loadOrGone(load, isGone), late]);
  if (loaded) return loaded;
  await late;
  throw new Error('a file of the shop did not come');
}

/** True when the server's current page references another script than this page. */
async function isReplaced(): Promise<boolean> {
  const script = globalThis.document?.querySelector('script[src]')?.getAttribute('src');
  if (!script) return false;
  const page = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' }).catch(() => null);
  return page !== null && page.ok && !(await page.text()).includes(script);
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
