import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/** The addresses of a host. `localhost` is both loopback addresses, because programs resolve it to either. */
const addressesOf = (host: string): readonly [string, ...string[]] => (host === 'localhost' ? ['127.0.0.1', '::1'] : [host]);

/** Whether another process listens on a port of a host. */
export async function isTaken(port: number, host: string): Promise<boolean> {
  for (const address of addressesOf(host)) {
    const probe = createServer().listen(port, address);
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
      // The start itself reports any other fault.
      continue;
    }
    await new Promise((resolve) => probe.close(resolve));
  }
  return false;
}

/** The first port from `port` on that is free together with the next one: the shop takes both. */
export async function freeFrom(port: number, host: string): Promise<number> {
  if ((await isTaken(port, host)) || (await isTaken(port + 1, host))) return freeFrom(port + 1, host);
  return port;
}

/**
 * Listens on every address of a host. fastify gives a second address a server without our listeners (upgrade of sockets, requests that are
 * not HTTP), so connections of the second address go to the first server.
 */
export async function listen(app: FastifyInstance, { port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  const [first, ...others] = addressesOf(host);
  await app.listen({ port, host: first });
  for (const address of others) {
    const second = createServer((socket) => app.server.emit('connection', socket)).listen(port, address);
    try {
      await once(second, 'listening');
      app.server.once('close', () => second.close());
    } catch (error) {
      // A machine without IPv6.
      if (!(error instanceof Error && 'code' in error && noSuchAddress.has(String(error.code)))) throw error;
    }
  }
}
