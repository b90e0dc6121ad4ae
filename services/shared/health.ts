import type { FastifyInstance } from 'fastify';
import { unavailable } from './problem.ts';
import type { Platform } from './service.ts';

/** Serves /healthz: 200 while the database answers and the process is not about to end. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', async () => {
    if (app.drain.isAnnounced) throw unavailable();
    await platform.db.query('select 1').catch(() => {
      throw unavailable();
    });
    return { status: 'ok' };
  });
}
