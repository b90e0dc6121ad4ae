const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

let told = () => {};

/** Says who is told when a file of the build is asked for that the server has no more, because a newer build took its place. */
export function onReplaced(listener: () => void): void {
  told = listener;
}

/**
 * Loads a file of the build. One that is lost on the way is asked for again until it comes, at once when the connection is back.
 * Null when it can never come: the page belongs to an older build, and whoever listens was told.
 */
export async function loadOrGone<Loaded>(load: () => Promise<Loaded>, isGone = isReplaced): Promise<Loaded | null> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      if (await isGone()) {
        told();
        return null;
      }
      await pauseOrOnline(pause);
    }
  }
}

/** The same for those who can do nothing without the file: they wait until the page is loaded anew. */
export async function untilLoaded<Loaded extends object>(load: () => Promise<Loaded>, isGone = isReplaced): Promise<Loaded> {
  return (await loadOrGone(load, isGone)) ?? new Promise<never>(() => {});
}

/** The page that the server has now names another script than this one was started by. */
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
