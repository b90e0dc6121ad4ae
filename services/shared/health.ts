import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Sql } from './db.ts';
import { unavailable } from './problem.ts';

const probes = ['/livez', '/healthz', '/readyz'];

/** Whether a supervisor or a proxy asks at this address. */
export const isProbe = (url: string | undefined): boolean => probes.includes(url ?? '');

/** Milliseconds after which a database that does not answer counts as away. It is less than a proxy waits for its checks. */
const patienceMs = 1000;

/**
 * Serves what a supervisor and a proxy ask: /livez, 200 while the process answers at all; /healthz, 200 while it serves the files of the shop
 * and is not about to end, with `sells` for whether its database answers; and /readyz, 200 while it sells.
 */
export function serveHealth(app: FastifyInstance, { db }: { readonly db: Sql }): void {
  const sells = (): Promise<boolean> =>
    Promise.race([
      db.query('select 1').then(
        () => true,
        () => false,
      ),
      pause(patienceMs, false),
    ]);
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/healthz', async () => {
    if (app.drain.isAnnounced) throw unavailable();
    const isSelling = await sells();
    return { status: isSelling ? 'ok' : 'serving', sells: isSelling };
  });
  app.get('/readyz', async () => {
    if (app.drain.isAnnounced || !(await sells())) throw unavailable();
    return { status: 'ok' };
  });
}
