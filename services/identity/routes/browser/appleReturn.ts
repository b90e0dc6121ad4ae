import type { FastifyInstance } from 'fastify';

/** Most bytes of the form: a code, a state, and a name with an e-mail. */
const mostBytes = 16 * 1024;
/** Longest code of the document; a longer value is none that Apple sends. */
const longest = 4000;
/** The fields that the shop's page reads. */
const fields = ['state', 'code', 'error', 'iss', 'user'] as const;

/**
 * Takes the form that Apple posts and redirects to the return point of the shop (NAV-003). The post comes from another site, so it has no
 * cookie of the shop: the page sends what was posted on, with the cookie of its device.
 */
export async function mountAppleReturn(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post('/identity-api/v2/signin/apple/return', (request, reply) => {
      const target = new URL(`${publicUrl}/compra/oauth-redirect`);
      if (request.body instanceof URLSearchParams) {
        for (const field of fields) {
          const value = request.body.get(field);
          if (value !== null && value.length <= longest) target.searchParams.set(field, value);
        }
      }
      return reply.redirect(target.href, 303);
    });
  });
}
