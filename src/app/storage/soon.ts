/** A tap on a seat causes several changes within this time: the choice, its answer, and the message of the live channel. */
const DELAY_MS = 250;

/**
 * Calls `task` once, soon after one or more calls of the returned function, with the lowest priority. A page that is hidden or left calls it
 * at once, because a phone may end the page then.
 */
export function soon(task: () => void): () => void {
  let isDue = false;
  const run = () => {
    if (!isDue) return;
    isDue = false;
    task();
  };
  addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', run);
  return () => {
    if (isDue) return;
    isDue = true;
    // Safari has no scheduler.
    if ('scheduler' in globalThis) void scheduler.postTask(run, { priority: 'background', delay: DELAY_MS });
    else setTimeout(run, DELAY_MS);
  };
}
