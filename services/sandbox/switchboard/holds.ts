import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
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

/** Lets requests wait until their session releases them. */
export interface Holds {
  /** Resolves when the request may go on; false when its caller has left. */
  hold(request: FastifyRequest, session: string, operation: string): Promise<boolean>;
}

/** Another process may release a request, so one query for all that wait here asks the database again and again. */
export function createHolds(sql: Sql, clock: Clock): Holds {
  const waiting = new Map<string, Held>();
  // Counts also those whose wait is not stored yet.
  let places = 0;
  let isChecking = false;

  const check = async (): Promise<void> => {
    const held = await heldIn(sql, [...new Set([...waiting.values()].map(({ session }) => session))]);
    for (const [id, { end }] of waiting) if (!held.has(id)) end();
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

  const wait: Holds['hold'] = async (request, session, operation) => {
    const id = randomUUID();
    const now = clock.machineNow();
    if (!(await holdRequest(sql, session, { id, operation, until: now + longestMs }, now))) return true;
    // A request that waits holds nobody else's place.
    request.visit?.leave();
    const { socket } = request.raw;
    await new Promise<void>((end) => {
      waiting.set(id, { session, end });
      socket.once('close', end);
      setTimeout(end, longestMs).unref();
      checkLater();
    });
    waiting.delete(id);
    await releaseRequests(sql, session, { id });
    return !socket.destroyed;
  };

  return {
    async hold(request, session, operation) {
      if (places >= mostWaiting) return true;
      places += 1;
      try {
        return await wait(request, session, operation);
      } finally {
        places -= 1;
      }
    },
  };
}
