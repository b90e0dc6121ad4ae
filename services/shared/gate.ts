import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { invalidRequest, Problem } from './problem.ts';

/** No documented request nests deeper. The bound protects recursive code, such as JSON.stringify, from a stack overflow. */
const mostDepth = 24;

/** Text that is not valid Unicode, or that PostgreSQL cannot store. */
const isUnstorable = (text: string): boolean => !text.isWellFormed() || text.includes('\0');

/** Finds nesting that is too deep, and text that cannot be stored, in a parsed part of a request. */
function faultOf(part: unknown): string | undefined {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value: part, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string' && isUnstorable(value)) return 'must be Unicode text without NUL';
    if (typeof value !== 'object' || value === null) continue;
    if (depth === mostDepth) return `must not be nested deeper than ${mostDepth}`;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnstorable(key)) return 'must have names of Unicode text without NUL';
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Headers of every answer: the time of the service and the security headers. */
export type CommonHeaders = () => Readonly<Record<string, string>>;

const notReadable = (code: string | undefined): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(408, 'invalid-request', 'La solicitud tardó demasiado en llegar.');
  return invalidRequest();
};

/** Answers a request that Node cannot parse. It writes to the socket, because there is no reply yet. */
export function answerClientError(common: CommonHeaders): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(onTheWire(notReadable(error.code), common()));
    socket.destroy(error);
  };
}

/** A refusal as the text of an answer that ends its connection. */
export function onTheWire(problem: Problem, common: Readonly<Record<string, string>>): string {
  const body = JSON.stringify(problem.toBody());
  const headers = {
    ...common,
    ...problem.headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`, ...lines, '', body].join('\r\n');
}

/** Refuses what no operation takes: 400 `invalid-request`. Only JSON keeps a parser, so fastify answers other media types with 415. */
export function installGate(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  // Node answers an unknown expectation with an empty 417; ignoring it gives the documented answer.
  app.server.on('checkExpectation', (request: unknown, response: ServerResponse) => app.server.emit('request', request, response));
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const isComplete = headers.host !== undefined || raw.httpVersion === '1.0';
    done(isComplete ? undefined : invalidRequest([{ path: '/headers/host', message: 'must be present' }]));
  });
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    for (const [path, part] of Object.entries({ params, query, body })) {
      const message = faultOf(part);
      if (message !== undefined) return done(invalidRequest([{ path: `/${path}`, message }]));
    }
    done();
  });
}
