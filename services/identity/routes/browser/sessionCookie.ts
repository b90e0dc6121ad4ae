import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../../shared/config.ts';
import { shopOriginOf } from '../../../shared/shopOrigin.ts';

/** A cookie that holds a token: its name, the path of the requests that get it, and its life in milliseconds. */
interface CookieParts {
  readonly name: string;
  readonly path: string;
  readonly lifeMs: number;
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/**
 * A page of the shop's own origin has its token in a cookie that no script reads (decision 32). Another origin can neither set nor use the
 * cookie: it is SameSite=Strict, and the origin of the request is compared.
 */
export function createSessionCookie(config: Pick<Config, 'publicUrl' | 'sandbox'>, { name: base, path, lifeMs }: CookieParts) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? `__Secure-${base}` : base;
  const pattern = new RegExp(`(?:^|; ?)${name}=([\\w-]{1,200})(?:;|$)`);
  const attributes = `Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  /** What the answer to a request puts into the cookie; empty deletes it. */
  const given = new WeakMap<FastifyRequest, string>();

  /** Browsers send the origin with every POST. */
  const isOfShop = ({ headers }: FastifyRequest): boolean => shopOriginOf(headers.origin, config) !== undefined;

  return {
    /** Writes the cookie of an answer. */
    attach(app: FastifyInstance): void {
      app.addHook('onSend', async (request, reply) => {
        const token = given.get(request);
        if (token !== undefined) reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${token === '' ? 0 : lifeMs / 1000}`);
      });
    },

    /** The token in the cookie of a page of the shop's origin. */
    read(request: FastifyRequest): string | undefined {
      return isOfShop(request) ? pattern.exec(request.headers.cookie ?? '')?.[1] : undefined;
    },

    /** Gives a token to a page of the shop's origin; false for everybody else. */
    give(request: FastifyRequest, token: string): boolean {
      if (!isOfShop(request)) return false;
      given.set(request, token);
      return true;
    },

    clear(request: FastifyRequest): void {
      if (isOfShop(request)) given.set(request, '');
    },
  };
}
