import { randomUUID } from 'node:crypto';
import type { Clock } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { heldIn, holdRequest, releaseRequests } from './store.ts';

/** The shop gives a request up after half a minute; other programs may wait longer. */
const longestMs = 120_000;
const checkMs = 150;
/** Number of requests that wait in this process, of all sessions; anybody can begin a session. Further ones do not wait. */
const mostWaiting = 40;

interface Held {
  readonly session: string;
  readonly end: () => void;
}

/** What a hold needs of a request and of its answer. */
interface Request {
  readonly visit?: { leave(): void } | undefined;
  readonly raw: { readonly socket: { readonly destroyed: boolean } };
}
interface Reply {
  readonly raw: { once(event: 'close', listener: () => void): unknown };
}

/** Lets requests wait until their session releases them. */
export interface Holds {
  /** Resolves when the request may go on; false when its caller has left. */
  hold(request: Request, reply: Reply, session: string, operation: string): Promise<boolean>;
}

/** Another process may release a request, so one query for all that wait here asks the database again and again. */
export function createHolds(sql: Sql, clock: Clock): Holds {
  const waiting = new Map<string, Held>();
  // Counts also those whose wait is not stored yet.
  let places = 0;
  let isChecking = false;

  const check = async (): Promise<void> => {
    // A request that begins to wait meanwhile is not in the answer.
    const asked = [...waiting];
    const held = await heldIn(sql, [...new Set(asked.map(([, { session }]) => session))]);
    for (const [id, { end }] of asked) if (!held.has(id)) end();
  };
  const checkLater = (): void => {
    if (isChecking || waiting.size === 0) return;
    isChecking = true;
    setTimeout(() => {
      isChecking = false;
      // A failed query is repeated; each wait has an end of its own.
      void check()
        .catch(() => undefined)
        .then(checkLater);
    }, checkMs).unref();
  };

  const wait: Holds['hold'] = async (request, reply, session, operation) => {
    const id = randomUUID();
    const now = clock.machineNow();
    if (!(await holdRequest(sql, session, { id, operation, until: now + longestMs }, now))) return true;
    // It gives its place in the admission back while it waits.
    request.visit?.leave();
    const { socket } = request.raw;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const longest = setTimeout(end, longestMs).unref();
    // The socket may carry more requests, so the listener belongs to the answer.
    reply.raw.once('close', end);
    if (socket.destroyed) end();
    waiting.set(id, { session, end });
    checkLater();
    await ended;
    clearTimeout(longest);
    waiting.delete(id);
    await releaseRequests(sql, session, { id });
    return !socket.destroyed;
  };

  return {
    async hold(request, reply, session, operation) {
      if (places >= mostWaiting) return true;
      places += 1;
      try {
        return await wait(request, reply, session, operation);
      } finally {
        places -= 1;
      }
    },
  };
}
