import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../shared/config.ts';
import { handleNotFound } from '../shared/problem.ts';

interface Page {
  readonly html: string;
  readonly scripts: readonly string[];
  readonly written: number;
}

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The caller reads `written` before the text, so a page that is replaced in between is read again. */
function readPage(path: string, written: number): Page {
  const html = readFileSync(path, 'utf8');
  const scripts = [...html.matchAll(inlineScript)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return { html, scripts, written };
}

/**
 * Content security policy of the shop's page. It allows its own files and the bank in a frame. Inline, it allows only built-in scripts (by
 * hash) and styles with the nonce.
 */
function shopPolicy(config: Config, host: string, nonce: string, scripts: readonly string[]): string {
  const bank = new URL(config.bankUrl).origin;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    `frame-src ${bank}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${bank}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A worker of the shop may connect to the broker and load nothing else. */
const workerPolicy = (host: string): string => `default-src 'none'; connect-src ws://${host} wss://${host}`;

const hostPattern = /^[A-Za-z0-9.-]+(:\d+)?$/;

/**
 * Serves the built shop under /compra/. Every deep link gets its page, because the router is in the browser. Hashed files are cached for a
 * year. Each page contains the shop's own zone.
 */
export async function serveShop(app: FastifyInstance, config: Config, folder: string, shopTimeZone: string): Promise<void> {
  const index = join(folder, 'index.html');
  let page: Page | undefined;

  const hostOf = (request: FastifyRequest): string => (hostPattern.test(request.host) ? request.host : new URL(config.publicUrl).host);

  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const written = statSync(index, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined) return reply.code(503).type('text/plain; charset=utf-8').send('La tienda aún no está construida.');
    if (page?.written !== written) page = readPage(index, written);
    const nonce = randomBytes(16).toString('base64');
    const host = hostOf(request);
    return reply
      .headers({
        'content-security-policy': shopPolicy(config, host, nonce, page.scripts),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
      })
      .type('text/html; charset=utf-8')
      .send(
        page.html.replace(
          '<head>',
          `<head><meta property="csp-nonce" nonce="${nonce}"><meta name="shop-time-zone" content="${shopTimeZone}">`,
        ),
      );
  };

  app.get('/', (_request, reply) => reply.redirect('/compra/', 302));
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0] ?? '';
        const wantsPage = request.method === 'GET' && !path.includes('/assets/') && !/\.[a-z0-9]{2,5}$/.test(path);
        return wantsPage ? sendPage(request, reply.code(200)) : handleNotFound(request, reply);
      });
      scope.get('/', sendPage);
      scope.get('/index.html', sendPage);
      if (!existsSync(folder)) return;
      scope.addHook('onRoute', (route) => void (route.config = { ...route.config, isFile: true }));
      await scope.register(serveFiles, {
        root: folder,
        prefix: '/',
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders(response, path) {
          response.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
          response.header('cross-origin-resource-policy', 'same-origin');
          if (path.includes('.worker-')) response.header('content-security-policy', workerPolicy(hostOf(response.request)));
        },
      });
    },
    { prefix: '/compra' },
  );
}
