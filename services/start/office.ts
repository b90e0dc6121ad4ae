import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopName } from '../shared/company.ts';
import type { Config } from '../shared/config.ts';
import { html } from '../shared/html.ts';
import { handleNotFound, unavailable } from '../shared/problem.ts';
import { officePolicy, nonceMark } from './policy.ts';

/** The build names the shop so. */
const builtName = 'Andén';

/**
 * Serves the built office under /operacion/. Every deep link gets its page, because the router is in the browser. The page has the name, the
 * zone and the currency of the shop.
 */
export async function serveOffice(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const index = join(folder, 'index.html');
  const name = shopName(config, undefined);
  const facts = { 'shop-name': name, 'shop-time-zone': config.shopTimeZone, 'shop-currency': config.currency };
  const metas = html`${Object.entries(facts).map(
    ([key, content]) => content !== undefined && html`<meta name="${key}" content="${content}" />`,
  )}`.html;
  let page: { readonly text: string; readonly written: number } | undefined;
  const readPage = (): string => {
    const written = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined) throw unavailable('La operación aún no está construida.');
    if (page?.written !== written) {
      const text = readFileSync(index, 'utf8').replaceAll(builtName, () => html`${name}`.html);
      page = { text: text.replace('<head>', () => `<head>${metas}`), written };
    }
    return page.text;
  };
  const sendPage = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(200)
      .headers({
        'content-security-policy': officePolicy(nonce),
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(readPage().replaceAll(nonceMark, nonce));
  };
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        return request.method === 'GET' && !path.includes('/assets/') ? sendPage(request, reply) : handleNotFound(request, reply);
      });
      scope.get('/', sendPage);
      if (!existsSync(folder)) return;
      scope.addHook('onRoute', (route) => void (route.config = { ...route.config, isFile: true }));
      await scope.register(serveFiles, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders(response) {
          response.header('cache-control', 'public, max-age=31536000, immutable');
          response.header('cross-origin-resource-policy', 'same-origin');
        },
      });
    },
    { prefix: '/operacion' },
  );
}
