import { onLook } from '../ground/pageVisibility.ts';
import { ask, identity } from './http.ts';

/** How often the two clocks of the browser are compared. */
const LOOK_MS = 5_000;
/** A larger step between them means that the device slept, or that its clock was set. */
const STEP_MS = 1_000;

/** The smallest answer of the services; only its time is used. */
const askTime = () => ask((init) => identity.GET('/ip', { signal: init.signal }));

/**
 * Measures the server's clock again when this device has slept. In some browsers `performance.now()`, with which the measured clock runs, stands
 * still during sleep. Returns the function that ends it.
 */
export function watchClock(measure: () => Promise<unknown> = askTime): () => void {
  const apart = () => Date.now() - performance.now();
  let before = apart();
  let isAsking = false;
  const look = () => {
    const now = apart();
    if (isAsking || Math.abs(now - before) <= STEP_MS) return;
    isAsking = true;
    // A measurement that failed is tried again at the next look.
    void measure()
      .then(
        () => (before = now),
        () => {},
      )
      .finally(() => (isAsking = false));
  };
  const timer = setInterval(look, LOOK_MS);
  const stop = onLook(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}
