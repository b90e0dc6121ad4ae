import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Clock, withSession } from './clock.ts';
import type { Config } from './config.ts';
import type { Sql } from './db.ts';
import { loggerOptions } from './logger.ts';
import { handleError, handleNotFound } from './problem.ts';
import { shiftOfSession } from './sandboxSession.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file is the same at every hour: nobody's clock is looked up for it. */
    isFile?: true;
  }
}

const sessionPattern = /^[A-Za-z0-9_-]{8,64}$/;

/** The sandbox session a request belongs to: header `sandbox-session`, else the cookie of that name. */
export function sandboxSession(headers: Readonly<Record<string, string | string[] | undefined>>): string | undefined {
  const header = headers['sandbox-session'];
  const cookie = /(?:^|;\s*)sandbox-session=([^;]+)/.exec(typeof headers['cookie'] === 'string' ? headers['cookie'] : '')?.[1];
  const session = typeof header === 'string' ? header : cookie;
  return session !== undefined && sessionPattern.test(session) ? session : undefined;
}

/**
 * A fastify app with the habits all services share: problem+json, `server-time` on each answer (ISO, milliseconds),
 * headers that keep a browser safe, the clock of the sandbox session, no request bodies in the log.
 */
export function createApp(config: Config, clock: Clock, sql: Sql): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(config.logLevel) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 400 },
  });
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook('onRequest', (request, _reply, done) => {
    const isTimed = config.sandbox && !request.routeOptions.config.isFile;
    const session = isTimed ? sandboxSession(request.headers) : undefined;
    if (session === undefined) {
      withSession(undefined, 0, done);
      return;
    }
    shiftOfSession(sql, session, clock.machineNow()).then(
      (shiftMs) => withSession(session, shiftMs, done),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-time', clock.iso());
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'same-origin');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'");
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (config.publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
  return app;
}
