import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds for which the bank keeps a silent request open. */
const silenceMs = 120_000;

/** Leaves a request without an answer, like a bank that never answers. */
export async function staySilent(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const gone = new AbortController();
  request.raw.once('close', () => gone.abort());
  reply.raw.once('close', () => gone.abort());
  await pause(silenceMs, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
  return cut(request, reply);
}

/** Ends the connection of a request instead of an answer. */
export function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}
