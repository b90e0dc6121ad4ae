import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseUnavailable, gaveWay } from './db.ts';
import { sendProblemPage } from './problemPage.ts';

/** Body of every refusal, RFC 9457. `code` is stable. `errorCode` is the older platform's number where the specification names one. */
export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  retryable: boolean;
  [extra: string]: unknown;
}

const titles: Readonly<Record<number, string>> = {
  400: 'Solicitud incorrecta',
  401: 'No autorizado',
  402: 'Pago rechazado',
  403: 'Acción no permitida',
  404: 'No encontrado',
  408: 'La solicitud tardó demasiado',
  409: 'Conflicto',
  410: 'Ya no está disponible',
  413: 'Solicitud demasiado grande',
  415: 'Formato no aceptado',
  416: 'Parte fuera del archivo',
  422: 'No se pudo procesar',
  429: 'Demasiados intentos',
  500: 'Error interno',
  501: 'Aún no disponible',
  502: 'Un servicio no respondió bien',
  503: 'Servicio no disponible por el momento',
  504: 'Un servicio tardó demasiado',
};

/** A refusal that a handler throws and the app answers. `detail` is Spanish and safe to show. `headers` are added to the answer. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly extras: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    detail: string,
    extras: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.extras = extras;
    this.headers = headers;
  }

  toBody(): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: this.detail,
      code: this.code,
      retryable: (this.status >= 500 && this.status !== 501) || this.status === 429,
      ...this.extras,
    };
  }
}

/** Refusal of a request without a valid session: `unauthorized`, or `session-expired` with the older code 1003. */
export function unauthorized(code: 'unauthorized' | 'session-expired'): Problem {
  const challenge = code === 'unauthorized' ? 'Bearer' : 'Bearer error="invalid_token"';
  const detail = code === 'unauthorized' ? 'Sesión requerida' : 'Tu sesión expiró.';
  return new Problem(
    401,
    code,
    detail,
    { error: 'Unauthorized', ...(code === 'session-expired' ? { errorCode: 1003 } : {}) },
    { 'www-authenticate': challenge },
  );
}

/** The value. Throws the refusal when there is none. */
export function orRefuse<Value>(value: Value | undefined, refusal: () => Problem): Value {
  if (value === undefined) throw refusal();
  return value;
}

/** Refusal of an id that this service did not issue. The browser asks for a new one. */
export function holderUnknown(): Problem {
  return new Problem(403, 'holder-unknown', 'No reconocemos a este navegador. Recarga la página e intenta de nuevo.');
}

/** Refusal of a request that does not fit its document, or is not HTTP. `errors` name the places. */
export function invalidRequest(errors: readonly { readonly path: string; readonly message: string }[] = []): Problem {
  return new Problem(400, 'invalid-request', 'La solicitud no tiene la forma esperada.', errors.length === 0 ? {} : { errors });
}

/** Temporary refusal, because a dependency does not answer. */
export function unavailable(detail = 'El servicio no está disponible por el momento. Intenta de nuevo.'): Problem {
  return new Problem(503, 'unavailable', detail, {}, { 'retry-after': '1' });
}

/** A problem without its stack, which costs as much as the rest of a refusal: a flood makes thousands of them. */
function withoutStack(make: () => Problem): Problem {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** Refusal of a request that waited too long for its turn. The clients come back at different times. */
export function busy(): Problem {
  const seconds = String(1 + Math.floor(Math.random() * 3));
  const detail = 'Hay mucha gente comprando; te atendemos en un momento.';
  return withoutStack(() => new Problem(503, 'unavailable', detail, {}, { 'retry-after': seconds }));
}

/** Refusal of a call over the limit. */
export function tooManyRequests(waitSeconds: number): Problem {
  const detail = 'Hiciste muchos intentos. Espera un momento e intenta de nuevo.';
  return withoutStack(() => new Problem(429, 'too-many-requests', detail, {}, { 'retry-after': String(waitSeconds) }));
}

/** Sends a refusal as problem+json, and as a page to a person whose browser opened the address. */
function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const body = problem.toBody();
  reply.code(problem.status).headers({ ...problem.headers, 'cache-control': 'no-store' });
  return reply.request.headers.accept?.includes('text/html') === true
    ? sendProblemPage(reply, body)
    : reply.type('application/problem+json').send(body);
}

function fromValidation(error: FastifyError): Problem {
  const errors = (error.validation ?? []).map((item) => ({
    path: `/${error.validationContext ?? 'body'}${item.instancePath}`,
    message: item.message ?? item.keyword,
  }));
  return invalidRequest(errors);
}

/** Converts any error to the refusal that a client may see. Unexpected errors reveal no details. */
export function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error;
  if (databaseUnavailable(error) || gaveWay(error)) return unavailable();
  if ('code' in error && error.code === 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION') {
    return new Problem(500, 'internal-error', 'La respuesta del servicio no cumple su contrato.', { reason: error.message });
  }
  if ('validation' in error && error.validation !== undefined) return fromValidation(error);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new Problem(413, 'invalid-request', 'La solicitud es demasiado grande.');
  if (status === 415) return new Problem(415, 'invalid-request', 'La solicitud debe ser JSON.');
  if (status !== undefined && status >= 400 && status < 500) return new Problem(status, 'invalid-request', 'La solicitud no se pudo leer.');
  return new Problem(500, 'internal-error', 'Ocurrió algo, intenta más tarde.');
}

/** Error handler of every app: answers the refusal, and logs only faults of the service. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500 && problem.code !== 'unavailable') request.log.error({ err: error, code: problem.code }, 'request failed');
  return sendProblem(reply, problem);
}

/** Answer to an unknown address. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new Problem(404, 'not-found', 'No existe esa dirección.'));
}
