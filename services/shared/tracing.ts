import type { FastifyInstance } from 'fastify';
import type { Attributes, RequestSpan, Tracer } from './tracer.ts';

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
