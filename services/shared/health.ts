import type { FastifyInstance } from 'fastify';
import { unavailable } from './problem.ts';
import type { Platform } from './service.ts';

/** /healthz: whether the database answers. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', async () => {
    await platform.db.query('select 1').catch(() => {
      throw unavailable();
    });
    return { status: 'ok' };
  });
}
