/** Logs a failure that needs no alert. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error instanceof Error ? error.message : error);
}
