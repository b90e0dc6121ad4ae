import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Attributes of a span. No personal data: routes instead of addresses, statements without their values, and no bodies. */
export type Attributes = Readonly<Record<string, string | number>>;

/** The work of one request, as others continue it. */
export interface RequestSpan {
  /** Runs `work` inside the span, so that the spans that it opens are parts of it. */
  within(work: () => void): void;
  end(status: number): void;
}

/** Where spans go. */
export interface Tracer {
  /** Opens the span of a request; `headers` may name the span of the caller. */
  request(name: string, attributes: Attributes, headers: FastifyRequest['headers']): RequestSpan;
  /** Runs `work` in a span of a call to `system`; it gets the headers that let the other side continue the trace. */
  call<T>(name: string, attributes: Attributes, work: (headers: Readonly<Record<string, string>>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

let tracer: Tracer | undefined;

/** Sends spans to a collector, by OTLP over HTTP, and resolves with the function that sends the last ones. Loads OpenTelemetry only here. */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (endpoint === undefined) return () => Promise.resolve();
  const { openTracer } = await import('./openTelemetry.ts');
  const opened = openTracer(endpoint);
  tracer = opened;
  return async () => {
    if (tracer === opened) tracer = undefined;
    await opened.close();
  };
}

/** Runs a call to another machine, in a span when spans are sent. */
export const traced = <T>(
  name: string,
  attributes: Attributes,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> => (tracer === undefined ? work({}) : tracer.call(name, attributes, work));

declare module 'fastify' {
  interface FastifyRequest {
    span: RequestSpan | undefined;
  }
}

/** Opens a span for each request of an operation, by its route. */
export function installTracing(app: FastifyInstance): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { operationId } = request.routeOptions.config;
    const route = request.routeOptions.url;
    if (tracer === undefined || operationId === undefined || route === undefined) return done();
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'anden.operation': operationId,
      'anden.request': request.id,
    };
    request.span = tracer.request(`${request.method} ${route}`, attributes, request.headers);
    request.span.within(done);
  });
  // A body arrives outside of the span, so it is entered again.
  app.addHook('preValidation', (request, _reply, done) => (request.span === undefined ? done() : request.span.within(done)));
  app.addHook('onResponse', (request, reply, done) => {
    request.span?.end(reply.statusCode);
    done();
  });
}
