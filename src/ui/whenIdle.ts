/** Longest wait for an idle page. */
const LONGEST_MS = 2_000;
/** Delay for a browser without idle callbacks; the page has been drawn by then. */
const DRAWN_MS = 300;

/** Runs a task when the page is idle, after the current rendering. Returns the cancel function. */
export function whenIdle(task: () => void): () => void {
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
