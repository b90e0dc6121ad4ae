import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from './health.ts';
import { unavailable } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

/** The orderly end of a server that still serves. */
export interface Drain {
  /** Whether the proxy in front should send its requests elsewhere. */
  readonly isAnnounced: boolean;
  /** From now on /healthz and /readyz answer 503, and every answer ends its connection. */
  announce(): void;
  /**
   * Refuses requests of clients with 503 and resolves when the running ones have ended, after `limitMs` at the latest. Requests of other
   * services still pass, because a running request may wait for them, and so do probes.
   */
  finish(limitMs?: number): Promise<void>;
}

/** Milliseconds after which running requests are cut. The longest one is a payment whose bank is silent. */
const defaultLimitMs = 30_000;

const isOfService = ({ headers, routeOptions }: FastifyRequest): boolean =>
  headers['service-token'] !== undefined || routeOptions.config.operationId === 'getJwks';

/** Counts the running requests of an app, as its `drain`. */
export function installDrain(app: FastifyInstance): void {
  const running = new Set<ServerResponse>();
  let isAnnounced = false;
  let isClosed = false;
  const endConnection = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  const announce = (): void => {
    isAnnounced = true;
    for (const response of running) endConnection(response);
  };
  app.addHook('onRequest', (request, { raw }, done) => {
    running.add(raw);
    raw.once('close', () => running.delete(raw));
    if (isAnnounced) endConnection(raw);
    done(isClosed && !isOfService(request) && !isProbe(request.routeOptions.url) ? unavailable() : undefined);
  });
  app.decorate('drain', {
    get isAnnounced() {
      return isAnnounced;
    },
    announce,
    async finish(limitMs = defaultLimitMs) {
      announce();
      isClosed = true;
      const end = performance.now() + limitMs;
      while (running.size > 0 && performance.now() < end) await pause(10);
    },
  });
}
