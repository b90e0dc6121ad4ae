import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../shared/config.ts';
import { shopOriginOf } from '../../../shared/shopOrigin.ts';
import { refreshLifeMs } from '../../domain/refresh.ts';
import type { Session } from '../../store/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The refresh token that the answer puts into the cookie; empty deletes the cookie. */
    refreshCookie: string | undefined;
  }
}

export type RefreshCookies = ReturnType<typeof createRefreshCookies>;

/**
 * A page of the shop's own origin has its refresh token in a cookie that no script reads (decision 32). Others have it in the answer. Another
 * origin can neither set nor use the cookie: it is SameSite=Strict, and the origin of the request is compared.
 */
export function createRefreshCookies(config: Pick<Config, 'publicUrl' | 'sandbox'>) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Secure-refresh' : 'refresh';
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{1,200})(?:;|$)`);
  const attributes = `Path=/identity-api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

  /** Browsers send the origin with every POST. */
  const isOfShop = ({ headers }: FastifyRequest): boolean => shopOriginOf(headers.origin, config) !== undefined;

  return {
    /** Writes the cookie of an answer. */
    attach(app: FastifyInstance): void {
      app.decorateRequest('refreshCookie', undefined);
      app.addHook('onSend', async ({ refreshCookie: token }, reply) => {
        if (token !== undefined)
          reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${token === '' ? 0 : refreshLifeMs / 1000}`);
      });
    },

    /** The refresh token in the cookie of the shop's own page. */
    read(request: FastifyRequest): string | undefined {
      return isOfShop(request) ? pattern.exec(request.headers.cookie ?? '')?.[1] : undefined;
    },

    /** The session for the answer: without its refresh token, which goes into the cookie, for the shop's own page. */
    handOver(request: FastifyRequest, session: Session): Session {
      if (!isOfShop(request)) return session;
      request.refreshCookie = session.refresh_token ?? undefined;
      return { ...session, refresh_token: null };
    },

    clear(request: FastifyRequest): void {
      if (isOfShop(request)) request.refreshCookie = '';
    },
  };
}
