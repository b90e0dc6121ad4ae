const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Milliseconds before the next try, doubled each time and randomised, so that browsers do not reconnect all at once. `random` is between 0
 * and 1.
 */
export function backoff(tries: number, random: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + random / 2);
}
