import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../shared/config.ts';
import { shopName } from '../shared/company.ts';
import { html } from '../shared/html.ts';
import { handleNotFound, Problem } from '../shared/problem.ts';
import { officeFolder } from './build.ts';
import { builtName, builtPage, metasOf } from './builtPage.ts';
import { pagePolicy, workerPolicy } from './policy.ts';
import { shopAddress } from './shopAddress.ts';
import { hashOf, ownFilesOf, serveOwnFiles } from './shopFiles.ts';

/**
 * Serves the built shop under /compra/. Every deep link gets its page, because the router is in the browser. Hashed files are cached for a
 * year. Each page contains the company with the addresses of its logos and texts, the shop's own zone, its currency and the address of map
 * tiles. Page and manifest have the name of the shop. The service worker stores the page and the company's files beside those of the build.
 */
export async function serveShop(app: FastifyInstance, config: Config, folder: string): Promise<void> {
  const name = shopName(config, undefined);

  const own = ownFilesOf(config.folder);
  const addressOf = (name: string): string | undefined => own.logos.find((logo) => logo.name === name)?.address;
  const logoDark = addressOf('logo-dark');
  const facts = {
    'shop-time-zone': config.shopTimeZone,
    'shop-currency': config.currency,
    'map-tiles': config.mapTilesUrl,
    'card-frames': config.stripe && 'stripe',
    'shop-company': JSON.stringify({ ...config.company, logo: addressOf('logo'), logoDark }),
    'shop-texts': JSON.stringify(Object.fromEntries(own.texts.map(({ name, address }) => [name, address]))),
  };
  const page = builtPage({
    file: join(folder, 'index.html'),
    name,
    head: html`${metasOf(facts)}${logoDark !== undefined && html`<link rel="preload" as="image" href="${logoDark}" />`}`,
    missing: 'La tienda aún no está construida.',
    policy: (nonce) => pagePolicy(config, nonce),
    headers: { 'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)', 'cache-control': 'no-cache' },
  });
  const sendPage = (_request: FastifyRequest, reply: FastifyReply): FastifyReply => page.send(reply);

  app.addHook('onRequest', ({ method, url }, reply, done) => {
    const meant = method === 'GET' || method === 'HEAD' ? shopAddress(url) : undefined;
    if (meant === undefined) done();
    else reply.redirect(meant, 302);
  });
  await app.register(
    async (scope) => {
      const sendWithoutFile = (request: FastifyRequest, reply: FastifyReply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        const wantsPage = request.method === 'GET' && !path.includes('/assets/') && !/\.[a-z0-9]{2,5}$/.test(path);
        return wantsPage ? sendPage(request, reply.code(200)) : handleNotFound(request, reply);
      };
      scope.setNotFoundHandler(sendWithoutFile);
      // The file server refuses a folder, and a name that no file can have. Problems are refusals of the shop itself.
      scope.setErrorHandler<FastifyError>((error, request, reply) => {
        if (error instanceof Problem || (error.statusCode ?? 500) >= 500) throw error;
        return sendWithoutFile(request, reply);
      });
      serveOwnFiles(scope, own);
      scope.get('/', sendPage);
      scope.get('/index.html', sendPage);
      if (!existsSync(folder)) return;
      scope.get('/manifest.webmanifest', (_request, reply) => {
        const manifest = readFileSync(join(folder, 'manifest.webmanifest'), 'utf8');
        return reply
          .headers({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin' })
          .type('application/manifest+json')
          .send(manifest.replaceAll(builtName, () => JSON.stringify(name).slice(1, -1)));
      });
      scope.get('/sw.js', (_request, reply) => {
        const [worker, text] = [join(folder, 'sw.js'), page.text()];
        if (text === undefined || !existsSync(worker)) return reply.callNotFound();
        const files = [...own.texts, ...own.logos].map(({ address }) => ({ url: address, revision: null }));
        const mark = own.icons.find(({ file }) => file === 'mark.svg')?.content ?? readFileSync(join(folder, 'icons/mark.svg'));
        const served = [
          { url: '/compra/index.html', revision: hashOf(text) },
          { url: '/compra/icons/mark.svg', revision: hashOf(mark) },
          ...files,
        ];
        return reply
          .headers({
            'cache-control': 'no-cache',
            'cross-origin-resource-policy': 'same-origin',
            'content-security-policy': workerPolicy(config),
          })
          .type('text/javascript; charset=utf-8')
          .send(`self.servedFiles=${JSON.stringify(served)};\n${readFileSync(worker, 'utf8')}`);
      });
      scope.addHook('onRoute', (route) => void (route.config = { ...route.config, isFile: true }));
      await scope.register(serveFiles, {
        root: folder,
        prefix: '/',
        index: false,
        // The office has an address and a policy of its own.
        allowedPath: (path) => !path.startsWith(`/${officeFolder}/`),
        // The build keeps its lists in `.vite`; they name every file and package.
        dotfiles: 'ignore',
        preCompressed: true,
        cacheControl: false,
        setHeaders(response, path) {
          response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
          response.header('cross-origin-resource-policy', 'same-origin');
          if (path.includes('.worker-')) response.header('content-security-policy', workerPolicy(config));
        },
      });
    },
    { prefix: '/compra' },
  );
}
