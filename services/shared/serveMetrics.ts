import type { FastifyInstance } from 'fastify';
import { bearer, sameSecret } from './auth.ts';
import { unauthorized } from './problem.ts';
import type { Platform } from './service.ts';

/** Measures the routes that follow, and serves /metrics to the bearer of OPERATOR_TOKEN; without that variable nobody gets it. */
export function serveMetrics(app: FastifyInstance, { config: { operatorToken }, metrics }: Platform): void {
  metrics.measure(app);
  if (operatorToken === undefined) return;
  app.get('/metrics', async (request, reply) => {
    if (!sameSecret(bearer(request) ?? '', operatorToken)) throw unauthorized('unauthorized');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
