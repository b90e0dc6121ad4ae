import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopName } from '../shared/company.ts';
import type { Config } from '../shared/config.ts';
import { handleNotFound } from '../shared/problem.ts';
import { builtPage, metasOf } from './builtPage.ts';
import { officePolicy } from './policy.ts';
import { ownFilesOf } from './shopFiles.ts';

/**
 * Serves the built office under /operacion/. Every deep link gets its page, because the router is in the browser. The page has the name, the
 * logo, the zone and the currency of the shop.
 */
export async function serveOffice(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const name = shopName(config, undefined);
  const page = builtPage({
    file: join(folder, 'index.html'),
    name,
    head: metasOf({
      'shop-name': name,
      'shop-logo': ownFilesOf(config.folder).logos.find((logo) => logo.name === 'logo-dark')?.address,
      'shop-time-zone': config.shopTimeZone,
      'shop-currency': config.currency,
    }),
    missing: 'La operación aún no está construida.',
    policy: officePolicy,
    headers: { 'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()', 'cache-control': 'no-store' },
  });
  const sendPage = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => page.send(reply.code(200));
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
