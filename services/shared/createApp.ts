import fastify, { type FastifyInstance, LogController } from 'fastify';
import { installAdmission } from './admission.ts';
import { type Clock, withSession } from './clock.ts';
import { trustOf } from './clientAddress.ts';
import type { Config } from './config.ts';
import { installDrain } from './drain.ts';
import { answerClientError, type CommonHeaders, installGate } from './gate.ts';
import { installHostCheck } from './hosts.ts';
import { loggerOptions } from './logger.ts';
import { handleError, handleNotFound } from './problem.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './requestId.ts';
import type { Sandbox } from './sandbox.ts';
import { installTracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file does not depend on time, so the clock of the session is not read. */
    isFile?: true;
  }
}

/**
 * Creates a fastify app with the shared behaviour of all services. It answers errors as problem+json, or as a page when `Accept` names `text/html`, and sends `server-time` (ISO,
 * milliseconds) and security headers with each answer. Its gate refuses what no operation takes, and its admission
 * what it cannot serve in time. It uses the clock of the sandbox session
 * and logs each answer by its route, at the level `info` (429 at `debug`), without addresses and bodies.
 */
export function createApp(config: Config, clock: Clock, sandbox: Sandbox | undefined): FastifyInstance {
  const common: CommonHeaders = () => ({
    'server-time': clock.iso(),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  });
  const app = fastify({
    logger: loggerOptions(config.logLevel) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: 256 * 1024,
    trustProxy: trustOf(config.trustProxy),
    // `drain` ends the running requests first. What is left then is idle, or has exceeded its time.
    forceCloseConnections: true,
    return503OnClosing: false,
    requestTimeout: 30_000,
    // Node limits the length of an address; the document limits its parts.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(common())),
    // Node answers a request without a host with an empty 400; the gate answers it with a problem.
    http: { requireHostHeader: false },
    clientErrorHandler: answerClientError(common),
  });
  app.decorate('shopUrl', `${config.publicUrl}/compra/`);
  installDrain(app);
  installGate(app);
  installHostCheck(app, config);
  installTracing(app);
  installAdmission(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook('onRequest', (request, _reply, done) => {
    const session = request.routeOptions.config.isFile ? undefined : sandbox?.sessionOf(request.headers);
    if (sandbox === undefined || session === undefined) {
      withSession(undefined, 0, done);
      return;
    }
    sandbox.shiftOf(session).then(
      (shiftMs) => withSession(session, shiftMs, done),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  });
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(requestIdHeader, id);
    withRequestId(id, done);
  });
  app.addHook('onResponse', ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    // A flood fills no log: its refusals are counted.
    const level = statusCode === 429 ? 'debug' : 'info';
    log[level]({ method, route: routeOptions.url, status: statusCode, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(common())) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  return app;
}
