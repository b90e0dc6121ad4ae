/** Longest wait for a quiet moment of the page. */
const LONGEST_MS = 2_000;
/** A browser that does not tell when it is quiet has drawn by then. */
const DRAWN_MS = 300;

/** Does something in a quiet moment of the page, after what is being drawn. Returns the end of the wait. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, DRAWN_MS);
    return () => clearTimeout(timer);
  }
  // A page that waits for its next frame is idle too, so the frame comes first.
  let handle: number | undefined;
  const frame = requestAnimationFrame(() => {
    handle = requestIdleCallback(task, { timeout: LONGEST_MS });
  });
  return () => {
    cancelAnimationFrame(frame);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
