import type { FastifyInstance } from 'fastify';
import { unavailable } from './problem.ts';
import type { Platform } from './service.ts';

/** Serves /livez, 200 while the process answers at all, and /healthz, 200 while its database answers too and it is not about to end. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/healthz', async () => {
    if (app.drain.isAnnounced) throw unavailable();
    await platform.db.query('select 1').catch(() => {
      throw unavailable();
    });
    return { status: 'ok' };
  });
}
