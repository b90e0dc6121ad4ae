/** For what is only logged and shown to nobody (ERR-033). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error instanceof Error ? error.message : error);
}
