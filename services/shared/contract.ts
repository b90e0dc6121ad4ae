import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import type { Turn } from './admission.ts';
import type { Identity, SecurityCheck } from './auth.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Sql } from './db.ts';
import { type DocumentedService, documentOf, readDocument } from './document.ts';
import type { HolderIds } from './holderIds.ts';
import { once, requestHash } from './idempotency.ts';
import { callRates, createLimiter, sharedCalls } from './limiter.ts';
import { holderUnknown, Problem, tooManyRequests, toProblem, unauthorized } from './problem.ts';

type Present<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;
type Parameter<Operation, Place extends string> = Operation extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? Present<Parameters[Place]>
    : Record<never, never>
  : Record<never, never>;
type Body<Operation> = Operation extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: infer Content }
    ? Content[keyof Content] | ('requestBody' extends RequiredKeys<Operation> ? never : undefined)
    : undefined
  : undefined;
type RequiredKeys<T> = { [Key in keyof T]-?: undefined extends T[Key] ? never : Key }[keyof T];
type Success = 200 | 201 | 202 | 204 | 302 | 303;
type Content<Response> = Response extends { content: infer Types }
  ? Types extends { 'application/json': infer Json }
    ? { readonly body: Json }
    : { readonly body: Buffer | string; readonly type: keyof Types & string }
  : { readonly body?: undefined };

/** A successful answer of one operation, typed by its document. Refusals are thrown as Problem. */
export type Answer<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: {
        readonly status: Status;
        readonly headers?: Readonly<Record<string, string>>;
      } & Content<Responses[Status]>;
    }[keyof Responses & Success]
  : never;

/** One validated request of an operation. `identity` is set when the document requires an access token and the request has one. */
export interface Call<Operation> {
  readonly query: Parameter<Operation, 'query'>;
  readonly path: Parameter<Operation, 'path'>;
  readonly header: Parameter<Operation, 'header'>;
  readonly body: Body<Operation>;
  readonly identity: Identity | undefined;
  readonly request: FastifyRequest;
}

export type Handler<Operation> = (call: Call<Operation>) => Promise<Answer<Operation>>;

/** The served operations by operationId. Each creates its handler from the dependencies of the service. The others answer 501. */
export type Routes<Operations, Parts> = { readonly [Id in keyof Operations]?: (parts: Parts) => Handler<Operations[Id]> };

export interface Contract<Operations, Parts> {
  /** The document, and the prefix of its addresses. */
  readonly service: DocumentedService;
  /** All that `routes/index.ts` exports. */
  readonly routes: Routes<Operations, Parts>;
  readonly parts: Parts;
  /** By the scheme's name in the document. */
  readonly security: Readonly<Record<string, SecurityCheck>>;
  readonly sql: Sql;
  /** Required when the document has a header `holder`. */
  readonly holders?: HolderIds;
  /** Operations that find their own earlier result, or whose answer must not be stored. */
  readonly ownIdempotency?: readonly (keyof Operations & string)[];
  readonly config: Pick<Config, 'validateResponses' | 'limits'>;
  readonly clock: Clock;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | undefined;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

interface Reference {
  readonly $ref?: string;
}
interface DocumentedResponse extends Reference {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Parameterised extends Reference {
  readonly name?: string;
}
interface DocumentedOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameterised[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}
interface OpenApiDocument {
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameterised>> };
  readonly security?: DocumentedOperation['security'];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options']);

function isOperation(value: unknown): value is DocumentedOperation {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value;
}

/** Every operation of a document by its id. */
function operationsOf(document: OpenApiDocument): Map<string, DocumentedOperation> {
  const found = new Map<string, DocumentedOperation>();
  for (const item of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (methods.has(method) && isOperation(operation)) found.set(operation.operationId, operation);
    }
  }
  return found;
}

function newAjv(coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: false, useDefaults: coerce, coerceTypes: coerce ? 'array' : false });
  addFormats.default(ajv);
  // ajv-formats accepts the prefix `urn:uuid:`, which PostgreSQL refuses.
  ajv.addFormat('uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);
  return ajv;
}

type AnswerCheck = (operationId: string, status: number, mediaType: string, body: unknown) => void;

/** Checks answers against the document; throws an error that becomes 500 `answer-off-contract`. */
function answerChecker(document: OpenApiDocument, operations: ReadonlyMap<string, DocumentedOperation>): AnswerCheck {
  const ajv = newAjv(false);
  ajv.addSchema(document, 'document');
  const compiled = new Map<string, ValidateFunction>();
  const fail = (operationId: string, reason: string): never => {
    throw Object.assign(new Error(`${operationId}: ${reason}`), { code: 'FST_RESPONSE_VALIDATION_FAILED_VALIDATION' });
  };
  const pathOf = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (methods.has(method) && isOperation(operation)) pathOf.set(operation.operationId, `/paths/${escapePointer(path)}/${method}`);
    }
  }
  return (operationId, status, mediaType, body) => {
    const operation = operations.get(operationId);
    const base = pathOf.get(operationId);
    if (operation === undefined || base === undefined) return;
    const name = [String(status), `${String(status)[0]}XX`, 'default'].find((key) => operation.responses[key] !== undefined);
    if (name === undefined) return fail(operationId, `status ${status} is not documented`);
    const direct = operation.responses[name];
    const pointer = direct?.$ref === undefined ? `${base}/responses/${name}` : direct.$ref.slice(1);
    const key = `document#${pointer}/content/${escapePointer(mediaType)}/schema`;
    let validate = compiled.get(key);
    if (validate === undefined) {
      try {
        validate = ajv.compile({ $ref: encodeURI(key) });
      } catch {
        return fail(operationId, `status ${status} has no ${mediaType}`);
      }
      compiled.set(key, validate);
    }
    if (!validate(body)) fail(operationId, ajv.errorsText(validate.errors, { dataVar: 'answer' }));
  };
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The document without answers, because `answerChecker` checks them instead of the router. */
function withoutAnswers(document: OpenApiDocument): object {
  const copy = structuredClone(document);
  for (const operation of operationsOf(copy).values()) {
    Object.assign(operation, { responses: { default: { description: 'checked apart' } } });
  }
  return copy;
}

/** The ids of the operations whose document names this header. */
function taking(document: OpenApiDocument, operations: ReadonlyMap<string, DocumentedOperation>, header: string): ReadonlySet<string> {
  const shared = document.components?.parameters ?? {};
  const nameOf = ({ $ref, name }: Parameterised): string | undefined =>
    $ref === undefined ? name : shared[$ref.split('/').at(-1) ?? '']?.name;
  const takes = ({ parameters = [] }: DocumentedOperation): boolean => parameters.some((parameter) => nameOf(parameter) === header);
  return new Set([...operations.values()].filter(takes).map(({ operationId }) => operationId));
}

/**
 * Checks the security of an operation: the first list whose schemes all pass. A wrong credential is refused even where none is required.
 */
async function authenticate(
  request: FastifyRequest,
  needs: NonNullable<DocumentedOperation['security']>,
  checks: Contract<unknown, unknown>['security'],
): Promise<Identity | undefined> {
  if (needs.length === 0) return undefined;
  let refusal: Problem | undefined;
  const presented = request.headers.authorization !== undefined || request.headers['service-token'] !== undefined;
  for (const list of needs) {
    const names = Object.keys(list);
    if (names.length === 0 && !presented) return undefined;
    if (names.length === 0) continue;
    try {
      let identity: Identity | undefined;
      for (const name of names) {
        const check = checks[name];
        if (check === undefined) throw new Error(`no check for the security scheme ${name}`);
        identity = (await check(request)) ?? identity;
      }
      return identity;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refusal = error;
    }
  }
  throw refusal ?? unauthorized('unauthorized');
}

interface LooseAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
type LooseHandler = (call: unknown) => Promise<LooseAnswer>;

type ResolvedRoute = Pick<RouteOptions, 'handler' | 'onRequest' | 'preHandler' | 'config'>;

const turnOfTag: Readonly<Record<string, Turn>> = { payment: 'payment', cart: 'payment', reservation: 'payment', search: 'search' };
/** Operations of other services and of the bank: a request that has its place may wait for them. */
const untouched = new Set(['internal', 'bank']);

/** The turn of an operation under overload, by its tag. */
function turnOf(
  method: string,
  { operationId, tags: [tag = ''] = [] }: Pick<DocumentedOperation, 'operationId' | 'tags'>,
): Turn | undefined {
  if (untouched.has(tag) || operationId === 'getJwks') return undefined;
  if (tag === 'seats') return method.toUpperCase() === 'GET' ? 'map' : 'seat';
  return turnOfTag[tag] ?? 'account';
}

/** Refusals that are answered in one turn of the loop. */
const refusalsPerTurn = 20;

/**
 * A function that throws 429 when there are seconds to wait. A flood is refused a few calls at a time, so that its answers hold nobody else's.
 */
function createRefusal(): (waitSeconds: number) => Promise<void> {
  const waiting: (() => void)[] = [];
  const answerNext = (): void => {
    for (const go of waiting.splice(0, refusalsPerTurn)) go();
    if (waiting.length > 0) setImmediate(answerNext);
  };
  return async (waitSeconds) => {
    if (waitSeconds === 0) return;
    await new Promise<void>((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(answerNext);
    });
    throw tooManyRequests(waitSeconds);
  };
}

/** The handlers of all routes, untyped. Throws on a route that the document does not have. */
function handlersOf<Operations, Parts>(
  { service, routes, parts }: Contract<Operations, Parts>,
  known: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, LooseHandler> {
  // Each route was type-checked against its own operation. From here on the document validates input and output.
  const makers = Object.entries(routes as Readonly<Record<string, (parts: Parts) => LooseHandler>>);
  return new Map(
    makers.map(([operationId, make]) => {
      if (!known.has(operationId)) throw new Error(`${service}.yaml has no operation ${operationId}`);
      return [operationId, make(parts)];
    }),
  );
}

/** Who asks: a traveller, a person of the company, or a device at a door. */
const subjectOf = ({ identity, staff, doorDevice }: FastifyRequest): string | undefined => identity?.subject ?? staff?.id ?? doorDevice?.id;

interface BodyByMediaType {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

const isByMediaType = (body: unknown): body is BodyByMediaType => typeof body === 'object' && body !== null && 'content' in body;

/**
 * Mounts one document. It validates requests, checks security, limits operations with 429, dispatches by operationId, and stores answers
 * under their idempotency key.
 */
export async function mountContract<Operations, Parts>(app: FastifyInstance, contract: Contract<Operations, Parts>): Promise<void> {
  const document = readDocument<OpenApiDocument>(documentOf(contract.service));
  const prefix = `/${contract.service}-api`;
  const operations = operationsOf(document);
  const checkAnswer = contract.config.validateResponses ? answerChecker(document, operations) : undefined;
  const handlers = handlersOf(contract, operations);
  const own = new Set<string>(contract.ownIdempotency ?? []);
  const keyed = taking(document, operations, 'idempotency-key');
  const held = taking(document, operations, 'holder');
  const { holders } = contract;
  if (held.size > 0 && holders === undefined) throw new Error(`${contract.service}.yaml has a holder, and nothing checks it`);
  const limiter = createLimiter(callRates(contract.config.limits), () => contract.clock.machineNow(), sharedCalls(contract.sql, prefix));
  const refuseAbove = createRefusal();
  const strict = newAjv(false);
  const coercing = newAjv(true);

  const run = async (operationId: string, handler: LooseHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answerOnce = (): Promise<LooseAnswer> =>
      handler({
        query: request.query,
        path: request.params,
        header: request.headers,
        body: request.body,
        identity: request.identity,
        request,
      });
    const key = keyed.has(operationId) ? request.headers['idempotency-key'] : undefined;
    if (typeof key !== 'string' || own.has(operationId)) {
      const answer = await answerOnce();
      reply.code(answer.status).headers(answer.headers ?? {});
      if (answer.body === undefined) return reply.send();
      return reply.type(answer.type ?? 'application/json').send(answer.body);
    }
    const hash = requestHash([request.params, request.body ?? null, subjectOf(request) ?? null, request.headers['holder'] ?? null]);
    const asked = { key, route: operationId, hash, subject: subjectOf(request) };
    const stored = await once(contract.sql, asked, async () => {
      try {
        const answer = await answerOnce();
        if (answer.body !== undefined) checkAnswer?.(operationId, answer.status, 'application/json', answer.body);
        return { status: answer.status, body: answer.body === undefined ? '' : JSON.stringify(answer.body) };
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error;
        const body = error.toBody();
        checkAnswer?.(operationId, error.status, 'application/problem+json', body);
        return { status: error.status, body: JSON.stringify(body) };
      }
    });
    reply.code(stored.status);
    if (stored.replayed) reply.header('idempotency-replayed', 'true');
    if (stored.body === '') return reply.send();
    return reply.type(stored.status >= 400 ? 'application/problem+json' : 'application/json').send(stored.body);
  };

  await app.register(async (scope) => {
    scope.decorateRequest('identity', undefined);
    scope.decorateRequest('staff', undefined);
    scope.decorateRequest('doorDevice', undefined);
    scope.setValidatorCompiler<object>(({ schema, httpPart }) => {
      const ajv = httpPart === 'body' ? strict : coercing;
      return ajv.compile(schema);
    });
    // fastify validates by media type, and skips a request without one. Every body of the documents is JSON.
    scope.addHook('onRoute', (route) => {
      if (route.schema !== undefined && isByMediaType(route.schema.body))
        route.schema.body = route.schema.body.content['application/json'].schema;
    });
    scope.setSerializerCompiler(() => (data) => JSON.stringify(data));
    if (checkAnswer !== undefined) {
      scope.addHook('preSerialization', async (request, reply, payload) => {
        const { operationId } = request.routeOptions.config;
        const type = String(reply.getHeader('content-type') ?? 'application/json').split(';', 1)[0] ?? '';
        if (operationId !== undefined) {
          try {
            checkAnswer(operationId, reply.statusCode, type, payload);
          } catch (error) {
            request.log.error({ err: error }, 'answer off contract');
            reply.code(500).type('application/problem+json');
            return toProblem(error instanceof Error ? error : new Error(String(error))).toBody();
          }
        }
        return payload;
      });
    }
    await scope.register(glue, {
      specification: withoutAnswers(document),
      prefix,
      operationResolver: (operationId, method) => {
        const handler = handlers.get(operationId);
        const needs = operations.get(operationId)?.security ?? document.security ?? [];
        const isLimited = operations.get(operationId)?.responses['429'] !== undefined;
        const holderOf = ({ headers: { holder } }: FastifyRequest): string | undefined =>
          held.has(operationId) && typeof holder === 'string' ? holder : undefined;
        const refuse = (): never => {
          throw new Problem(501, 'not-served', 'Esta operación aún no está disponible.', { operationId });
        };
        // The document has no 501, so this route belongs to no operation.
        const notServed: ResolvedRoute = { onRequest: async () => refuse(), handler: refuse };
        const served = (handle: LooseHandler): ResolvedRoute => ({
          config: { operationId, turn: turnOf(method, operations.get(operationId) ?? { operationId }) },
          // Before the request waits for its turn, so that a caller above its limit takes no place from others. Only an issued holder is
          // counted, so nobody fills the counts with ids of their own.
          onRequest: async (request) => {
            if (isLimited) await refuseAbove(limiter.takeAddress(request.ip));
            request.identity = await authenticate(request, needs, contract.security);
            const holder = holderOf(request);
            const caller = holder === undefined ? subjectOf(request) : holders?.isIssued(holder) === true ? holder : undefined;
            if (isLimited && caller !== undefined) await refuseAbove(limiter.takeCaller(caller));
          },
          // The document has validated the holder by now.
          preHandler: async (request) => {
            const holder = holderOf(request);
            if (holder !== undefined && holders?.isIssued(holder) !== true) throw holderUnknown();
          },
          handler: (request, reply) => run(operationId, handle, request, reply),
        });
        // The plugin merges this into its own route, which sets method and url.
        return (handler === undefined ? notServed : served(handler)) as RouteOptions;
      },
    });
  });
}
