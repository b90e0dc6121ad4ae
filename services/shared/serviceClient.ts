import createClient, { type Client } from 'openapi-fetch';
import { currentSession } from './clock.ts';
import { unavailable } from './problem.ts';
import { currentRequestId, requestIdHeader } from './requestId.ts';
import { traced } from './tracing.ts';

/** An answer whose body has arrived. A body that stops midway rejects here, and not where it is read. */
async function wholeAnswer(request: Request, patienceMs: number): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, answer);
}

/**
 * A client of another service's internal operations, in the session of the current request. It throws Problem 503 when the service does not
 * answer in `patienceMs`.
 */
export function serviceClient<Paths extends object>({
  baseUrl,
  serviceToken,
  patienceMs,
}: {
  baseUrl: string;
  serviceToken: string;
  patienceMs: number;
}): Client<Paths> {
  const pathOf = new WeakMap<Request, string>();
  const client = createClient<Paths>({
    baseUrl,
    fetch: (request) => {
      const route = pathOf.get(request) ?? '';
      return traced(`${request.method} ${route}`, { 'http.request.method': request.method, 'url.template': route }, (headers) => {
        for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
        return wholeAnswer(request, patienceMs);
      }).catch(() => {
        throw unavailable();
      });
    },
  });
  client.use({
    onRequest({ request, schemaPath }) {
      pathOf.set(request, schemaPath);
      request.headers.set('service-token', serviceToken);
      const session = currentSession();
      if (session !== undefined) request.headers.set('sandbox-session', session);
      const requestId = currentRequestId();
      if (requestId !== undefined) request.headers.set(requestIdHeader, requestId);
      return request;
    },
  });
  return client;
}
