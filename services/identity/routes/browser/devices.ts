import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../../shared/network.ts';
import { deviceLifeDays, type Requester } from '../../domain/requester.ts';
import { tokenHash } from '../../domain/secret.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hashed id of the browser. */
    device: string;
  }
}

export const requesterOf = (request: FastifyRequest): Requester => ({ device: request.device, address: networkOf(request.ip) });

/**
 * Reads the device of each request, and gives the cookie to a browser that has none when it sends something. A browser has a random id in a
 * cookie that no script can read. A sign-in makes it a known device of the account. The id gives no access: it only separates the limits of
 * an owner from those of strangers. Only its hash is stored.
 */
export function readDevices(app: FastifyInstance, { secure }: { secure: boolean }): void {
  // With the prefix, no other host of the domain can set the cookie.
  const name = secure ? '__Host-device' : 'device';
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{32})(?:;|$)`);
  const attributes = `Path=/; Max-Age=${deviceLifeDays * 86_400}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  app.decorateRequest('device', '');
  app.addHook('onRequest', async (request, reply) => {
    const given = pattern.exec(request.headers.cookie ?? '')?.[1];
    const id = given ?? randomBytes(24).toString('base64url');
    request.device = tokenHash(id);
    if (given === undefined && request.method === 'POST') reply.header('set-cookie', `${name}=${id}; ${attributes}`);
  });
}
