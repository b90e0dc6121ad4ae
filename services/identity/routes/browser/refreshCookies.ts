import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../shared/config.ts';
import { refreshLifeMs } from '../../domain/refresh.ts';
import type { Session } from '../../store/sessions.ts';
import { createSessionCookie } from './sessionCookie.ts';

export type RefreshCookies = ReturnType<typeof createRefreshCookies>;

/** The cookie of a refresh token. Others than a page of the shop's own origin have the token in the answer. */
export function createRefreshCookies(config: Pick<Config, 'publicUrl' | 'sandbox'>) {
  const cookie = createSessionCookie(config, { name: 'refresh', path: '/identity-api', lifeMs: refreshLifeMs });
  return {
    ...cookie,
    /** The session for the answer: without its refresh token, which goes into the cookie, for the shop's own page. */
    handOver: (request: FastifyRequest, session: Session): Session =>
      typeof session.refresh_token === 'string' && cookie.give(request, session.refresh_token)
        ? { ...session, refresh_token: null }
        : session,
  };
}
