import createClient, { type Client } from 'openapi-fetch';
import { currentSession } from './clock.ts';
import { unavailable } from './problem.ts';
import { currentRequestId, requestIdHeader } from './requestId.ts';

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
  const client = createClient<Paths>({
    baseUrl,
    fetch: (request) =>
      fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(() => {
        throw unavailable();
      }),
  });
  client.use({
    onRequest({ request }) {
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
