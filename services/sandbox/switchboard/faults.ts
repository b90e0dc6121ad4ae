import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, currentSession } from '../../shared/clock.ts';
import type { Sql } from '../../shared/db.ts';
import { Problem } from '../../shared/problem.ts';
import type { OperationFault } from './faultKinds.ts';
import { sandboxSession } from '../sandbox.ts';
import { createHolds } from './holds.ts';
import { fileOperation } from './operations.ts';
import { patchFaults, type SeenRun, useFault } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    answerFault: OperationFault | undefined;
  }
}

interface SeatMapQuery {
  routeId?: string;
  scheduleId?: string;
  manifestDate?: string;
  legFromIndex?: number;
  legToIndex?: number;
}

function seenRun(query: SeatMapQuery): SeenRun | undefined {
  const { routeId, scheduleId, manifestDate, legFromIndex, legToIndex } = query;
  if (routeId === undefined || scheduleId === undefined || manifestDate === undefined) return undefined;
  return { routeId, scheduleId, manifestDate, legFrom: Number(legFromIndex), legTo: Number(legToIndex) };
}

/** Cuts the connection in the middle of an answer. Without the first bytes of one, a browser would retry by itself. */
function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n');
}

/** The same answer, with empty lists. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutItems(inner)]));
}

function refusalOf({ status = 500, code = 'internal-error' }: OperationFault): Problem {
  const text = status === 401 ? 'Tu sesión expiró.' : 'Ocurrió algo, intenta más tarde.';
  return new Problem(status, code, text, status === 401 ? { error: 'Unauthorized' } : {});
}

/**
 * Lets the switchboard disturb the answers of the shop's services, for one browser session at a time. Install it before the services are
 * mounted. The files of the shop's steps wait like answers. Requests without a session are not changed.
 */
export function installFaults(app: FastifyInstance, sql: Sql, clock: Clock): void {
  const holds = createHolds(sql, clock);
  app.decorateRequest('answerFault', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const { isFile, operationId = isFile ? fileOperation(request.url) : undefined } = request.routeOptions.config;
    const session = isFile ? sandboxSession(request.headers) : currentSession();
    if (session === undefined || operationId === undefined) return;
    if (operationId === 'getSeatMap') {
      const lastRun = seenRun(request.query as SeatMapQuery);
      if (lastRun) await patchFaults(sql, session, { lastRun });
    }
    const { holder } = request.headers;
    if (operationId === 'selectSeat' && typeof holder === 'string') await patchFaults(sql, session, { holder });
    const fault = await useFault(sql, session, operationId);
    if (!fault) return;
    if (fault.held && !(await holds.hold(request, reply, session, operationId))) return void reply.hijack();
    if (fault.kind === 'fail' || fault.kind === 'refuse') throw refusalOf(fault);
    if (fault.kind === 'drop-request') cut(request, reply);
    else request.answerFault = fault;
  });

  app.addHook('preSerialization', async (request, _reply, payload) =>
    request.answerFault?.kind === 'empty' ? withoutItems(payload) : payload,
  );

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = request.answerFault;
    if (fault?.kind === 'drop-answer') cut(request, reply);
    if (fault?.kind === 'delay') await pause(fault.ms, undefined, { ref: false });
    return payload;
  });
}
