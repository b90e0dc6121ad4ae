import type { FastifyInstance } from 'fastify';
import type { Config } from '../../shared/config.ts';
import { currentSession } from '../../shared/clock.ts';
import { mountFacebook } from './facebook.ts';
import type { OpenIdServer } from './openId.ts';
import { choicePage } from './page.ts';
import { choiceOf } from './person.ts';

/** Mounts Google, Facebook and Apple under `/social`. The OpenID provider is loaded with the first request to it. */
export async function mountSocial(
  app: FastifyInstance,
  { publicUrl, sandboxUrl }: Pick<Config, 'publicUrl' | 'sandboxUrl'>,
): Promise<void> {
  const shop = { clientId: 'anden', clientSecret: 'secreto-de-prueba', origin: new URL(publicUrl).origin };
  const page = `${publicUrl}/compra/oauth-redirect`;
  const openIds = {
    google: { redirectUri: page, namesOnce: false },
    apple: { redirectUri: `${publicUrl}/identity-api/v2/signin/apple/return`, namesOnce: true },
  } as const;

  const started = new Map<string, Promise<OpenIdServer>>();
  const choicePathOf = (provider: 'google' | 'apple'): string => `/social/${provider}/choose`;
  const serverOf = (provider: 'google' | 'apple'): Promise<OpenIdServer> => {
    const running =
      started.get(provider) ??
      import('./openId.ts').then(({ createOpenIdServer }) =>
        createOpenIdServer({
          ...shop,
          ...openIds[provider],
          issuer: `${sandboxUrl}/social/${provider}`,
          choicePath: choicePathOf(provider),
        }),
      );
    started.set(provider, running);
    return running;
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    mountFacebook(scope, { ...shop, redirectUri: page });
    for (const provider of ['google', 'apple'] as const) {
      scope.get(`${choicePathOf(provider)}/:uid`, ({ url }, reply) => choicePage(reply, { provider, action: url, shop: shop.origin }));
      scope.post(`${choicePathOf(provider)}/:uid`, async (request, reply) => {
        const choice = request.body instanceof URLSearchParams ? choiceOf(request.body, currentSession()) : undefined;
        if (choice === undefined)
          return choicePage(reply, { provider, action: request.url, shop: shop.origin, problem: 'Escribe un correo.' });
        const openId = await serverOf(provider);
        reply.hijack();
        return openId.choose(request.raw, reply.raw, choice);
      });
    }
  });

  await app.register(async (scope) => {
    // The provider reads the bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const provider of ['google', 'apple'] as const) {
      scope.route({
        method: ['GET', 'POST'],
        url: `/social/${provider}/*`,
        handler: async (request, reply) => {
          const openId = await serverOf(provider);
          reply.hijack();
          return openId.serve(request.raw, reply.raw);
        },
      });
    }
  });
}
