import type { FastifyInstance } from 'fastify';
import { isProbe } from './health.ts';
import { invalidRequest } from './problem.ts';

/** The addresses of the configuration. */
interface Addresses {
  readonly host: string;
  readonly publicUrl: string;
  readonly sandboxUrl: string;
  readonly bankUrl: string;
  readonly tripUrl: string;
  readonly identityUrl: string;
  readonly paymentUrl: string;
  readonly allowedHosts: readonly string[];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLoopback = (name: string): boolean => loopback.has(name) || name.endsWith('.localhost');
const nameIn = (host: string): string | undefined => URL.parse(`http://${host}`)?.hostname;

/** Whether only this machine reaches a server that listens on `host`. */
export const isLocal = (host: string): boolean => isLoopback(nameIn(host.includes(':') ? `[${host}]` : host) ?? host);

/** Whether a Host header names one of our servers. */
export function hostCheck(config: Addresses): (header: string) => boolean {
  const urls = [config.publicUrl, config.sandboxUrl, config.bankUrl, config.tripUrl, config.identityUrl, config.paymentUrl];
  const known = new Set([...urls.map((url) => new URL(url).hostname), ...[config.host, ...config.allowedHosts].map(nameIn)]);
  return (header) => {
    const name = nameIn(header);
    return name !== undefined && (isLoopback(name) || known.has(name));
  };
}

/**
 * Refuses an unknown Host header with 400. A foreign page could otherwise point its own name at our address (DNS rebinding), and read our
 * answers as its own. Probes may use any name.
 */
export function installHostCheck(app: FastifyInstance, config: Addresses): void {
  const isKnown = hostCheck(config);
  app.addHook('onRequest', ({ headers: { host }, routeOptions }, _reply, done) => {
    const isGood = host === undefined || isKnown(host) || isProbe(routeOptions.url);
    done(isGood ? undefined : invalidRequest([{ path: '/headers/host', message: 'must be a name of this server' }]));
  });
}
