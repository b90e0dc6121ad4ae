import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../shared/config.ts';
import { shopOriginOf } from '../../../shared/shopOrigin.ts';
import { staffSessionLifeMs } from '../../domain/staff.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the office that the answer puts into the cookie; empty deletes the cookie. */
    staffCookie: string | undefined;
  }
}

export type StaffCookies = ReturnType<typeof createStaffCookies>;

/**
 * A page of the office has its session in a cookie that no script reads, and that only the operations of the office get. Another origin can
 * neither set nor use it: it is SameSite=Strict, and the origin of the request is compared.
 */
export function createStaffCookies(config: Pick<Config, 'publicUrl' | 'sandbox'>) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-staff' : 'staff';
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{1,200})(?:;|$)`);
  const attributes = `Path=/identity-api/v1/staff; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const isOfShop = ({ headers }: FastifyRequest): boolean => shopOriginOf(headers.origin, config) !== undefined;

  return {
    /** Writes the cookie of an answer. */
    attach(app: FastifyInstance): void {
      app.decorateRequest('staffCookie', undefined);
      app.addHook('onSend', async ({ staffCookie: token }, reply) => {
        if (token !== undefined)
          reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${token === '' ? 0 : staffSessionLifeMs / 1000}`);
      });
    },

    /** The token in the cookie of a page of the shop's origin. */
    read(request: FastifyRequest): string | undefined {
      return isOfShop(request) ? pattern.exec(request.headers.cookie ?? '')?.[1] : undefined;
    },

    /** Gives the token to a page of the shop's origin. Everybody else has the access token of the answer alone. */
    give(request: FastifyRequest, token: string): void {
      if (isOfShop(request)) request.staffCookie = token;
    },

    clear(request: FastifyRequest): void {
      if (isOfShop(request)) request.staffCookie = '';
    },
  };
}
