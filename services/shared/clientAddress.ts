import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from './config.ts';

type Trust = string[] | ((address: string, hop: number) => boolean);

/** Fastify takes no number, because it cannot know that every client came through the proxies. The operator does (docs/operations.md). */
export function trustOf(proxies: Config['trustProxy']): Trust | false {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}

/** The address that sent a request: the first one that no trusted proxy has. */
export function clientAddress(request: IncomingMessage, proxies: Config['trustProxy']): string {
  const trust = trustOf(proxies);
  return trust === false ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trust);
}
