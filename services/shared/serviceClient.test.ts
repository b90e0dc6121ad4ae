import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { paths } from '../../openapi/types/trip.ts';
import { serviceClient } from './serviceClient.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(answer: (reply: ServerResponse) => void) {
  server = createServer((_, reply) => answer(reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const client = serviceClient<paths>({ baseUrl: `http://127.0.0.1:${port}`, serviceToken: 'token', patienceMs: 100 });
  return client.GET('/trip/fares');
}

const begin = (reply: ServerResponse): ServerResponse => reply.writeHead(200, { 'content-type': 'application/json' });

describe('another service that does not answer is unavailable', () => {
  const unavailable = { status: 503, code: 'unavailable' };

  it('when it is silent', async () => {
    await expect(ask(() => undefined)).rejects.toMatchObject(unavailable);
  });

  it('when its answer stops midway', async () => {
    await expect(ask((reply) => void begin(reply).write('{"fares":'))).rejects.toMatchObject(unavailable);
  });

  it('when its connection ends within the answer', async () => {
    await expect(ask((reply) => void begin(reply).write('{"fares":', () => reply.destroy()))).rejects.toMatchObject(unavailable);
  });
});

it('an answer of another service is read whole', async () => {
  expect((await ask((reply) => void begin(reply).end('{"fares":[]}'))).data).toEqual({ fares: [] });
  server.close();
  expect((await ask((reply) => void reply.writeHead(204).end())).response.status).toBe(204);
});
