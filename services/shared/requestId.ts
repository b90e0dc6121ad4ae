import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header with the id of a request, on requests and on answers. */
export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/** The id that a proxy or another service gave a request, if it is safe to log, or else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs `work` as part of a request. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the current request. Calls between services forward it, so that the logs of all services name it. */
export const currentRequestId = (): string | undefined => current.getStore();
