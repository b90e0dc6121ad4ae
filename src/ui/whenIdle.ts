/** Longest wait for an idle page. */
const LONGEST_MS = 2_000;
/** Delay for a browser without idle callbacks; the page has been drawn by then. */
const DRAWN_MS = 300;

let opened: Promise<unknown> | null = null;

/** All idle tasks wait until a starting page shows its step. Without that they would run while it waits for its files. */
export function idleAfter(stepOpened: Promise<unknown>): void {
  opened = stepOpened;
  void stepOpened.then(() => (opened = null));
}

/** Runs a task when the page is idle, after the current rendering. Returns the cancel function. */
export function whenIdle(task: () => void): () => void {
  if (!opened) return onceIdle(task);
  let cancel = () => {};
  let isCancelled = false;
  void opened.then(() => {
    if (!isCancelled) cancel = onceIdle(task);
  });
  return () => {
    isCancelled = true;
    cancel();
  };
}

function onceIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, DRAWN_MS);
    return () => clearTimeout(timer);
  }
  // A page that waits for its next frame counts as idle, so the frame must come first.
  let handle: number | undefined;
  const frame = requestAnimationFrame(() => {
    handle = requestIdleCallback(task, { timeout: LONGEST_MS });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
