/** Wrong passwords that are allowed in the window, per account and per network address. */
export const windowMs = 15 * 60_000;
export const failuresPerAccount = 10;
export const failuresPerAddress = 100;

/** Seconds to wait before the next try, 0 when it may be made now. Instants in milliseconds. */
export function lockedForSeconds(now: number, accountFailures: readonly number[], addressFailures: readonly number[]): number {
  const wait = Math.max(until(now, accountFailures, failuresPerAccount), until(now, addressFailures, failuresPerAddress));
  return Math.ceil(wait / 1000);
}

function until(now: number, failures: readonly number[], limit: number): number {
  const recent = failures.filter((at) => now - at < windowMs).toSorted((a, b) => b - a);
  const blocking = recent[limit - 1];
  return blocking === undefined ? 0 : blocking + windowMs - now;
}
