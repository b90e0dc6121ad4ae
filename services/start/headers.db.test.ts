import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/ports.ts';
import { createClock } from '../shared/clock.ts';
import { type Config, readConfig } from '../shared/config.ts';
import { createApp } from '../shared/createApp.ts';
import { nonceMark } from './policy.ts';
import { serveShop } from './shop.ts';
import { type Anden, startAnden } from './startAnden.ts';

const publicUrl = 'https://shop.example';
const year = 365 * 24 * 60 * 60;

/** Answers without private data, which a cache may keep. The shop answers each unknown address with its page. */
const mayBeKept = [/^\/compra(\/|$)/, /^\/identity-api\/\.well-known\/jwks\.json$/, /^\/sandbox(\.css$|\/)/];

/** The mounted routes, from fastify's drawing of its tree: a part of a path in each line, and its methods. */
function routesOf(app: FastifyInstance): { readonly method: string; readonly path: string }[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      if (indent === undefined || part === undefined) return [];
      const depth = indent.length / 4;
      const path = `${parents[depth - 1] ?? ''}${part}`;
      parents.splice(depth, Infinity, path);
      return (methods?.split(', ') ?? []).map((method) => ({ method, path: path.replaceAll(/:\w+|\*/g, 'x') }));
    });
}

function expectHeaders(headers: Headers, asked: string): void {
  const age = Number(/^max-age=(\d+); includeSubDomains$/.exec(headers.get('strict-transport-security') ?? '')?.[1]);
  expect(age, asked).toBeGreaterThanOrEqual(year);
  expect(headers.get('x-content-type-options'), asked).toBe('nosniff');
  expect(headers.get('referrer-policy'), asked).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy'), asked).toBe('same-origin');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy, asked).toMatch(/default-src 'none'/);
  expect(policy, asked).toMatch(/frame-ancestors /);
  expect(policy, asked).not.toMatch(/unsafe|\*/);
  const path = asked.split(' ')[1] ?? '';
  if (!mayBeKept.some((kept) => kept.test(path))) expect(headers.get('cache-control'), asked).toBe('no-store');
}

/** What a browser sends when a person opens an address. */
const opened = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('every answer', () => {
  let anden: Anden;
  let config: Config;
  beforeAll(async () => {
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
    config = readConfig(process.env, { port, sandboxPort, host: '127.0.0.1', publicUrl, sandboxUrl, bankUrl: `${sandboxUrl}/bank` });
    anden = await startAnden({ ...config, logLevel: 'silent' }, { db: await openTestDatabase() });
  });
  afterAll(() => anden.close());

  const extra = ['/', '/none', '/%', '/compra/venta/pagos/c-1', '/compra/assets/none.js', '/trip-api/none', '/docs/none.yaml'];
  const serversOf = ({ app, sandbox }: Anden) => {
    if (sandbox === undefined) throw new Error('the sandbox was not started');
    return [
      { url: `http://127.0.0.1:${config.port}`, routes: routesOf(app) },
      { url: config.sandboxUrl, routes: routesOf(sandbox) },
    ] as const;
  };

  it('of every route, its refusals included, has the security headers', async () => {
    for (const { url, routes } of serversOf(anden)) {
      expect(routes.length).toBeGreaterThan(10);
      for (const { method, path } of [...routes, ...extra.map((one) => ({ method: 'GET', path: one }))]) {
        const { headers } = await fetch(`${url}${path}`, { method, redirect: 'manual' });
        expectHeaders(headers, `${method} ${path}`);
      }
    }
  });

  it('to a person is no problem of a program, but a page in Spanish that leads to the shop', async () => {
    const strange = [
      ...extra,
      '/Compra',
      '/COMPRA/reserva',
      '/compra//',
      '/compra/%E0%A4%A',
      '/comprar',
      '/compra/none.pdf',
      '/favicon.ico',
    ];
    for (const { url, routes } of serversOf(anden)) {
      // The sandbox's doubles of other companies answer as these do.
      const isDouble = (path: string): boolean => path.startsWith('/social/') || path.startsWith('/v1/');
      const paths = [...routes.flatMap(({ method, path }) => (method === 'GET' && !isDouble(path) ? [path] : [])), ...strange];
      for (const path of paths) {
        const answer = await fetch(`${url}${path}`, { headers: opened });
        const text = await answer.text();
        if (answer.status < 400) continue;
        expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
        expectHeaders(answer.headers, `GET ${path}`);
        expect(text, path).toContain('<html lang="es-MX">');
        expect(text, path).toContain(`<a href="${publicUrl}/compra/">Ir a la tienda</a>`);
      }
    }
  });

  const expectProblem = (status: number, headers: Headers, body: string, asked: string): void => {
    expect(headers.get('content-type'), asked).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(body), asked).toMatchObject({ status, code: expect.stringMatching(/^[a-z-]+$/), detail: expect.any(String) });
  };

  it('to a program is a problem', async () => {
    const url = `http://127.0.0.1:${config.port}`;
    const routes = [
      ...routesOf(anden.app),
      ...[...extra, '/comprar'].flatMap((path) => ['GET', 'PUT'].map((method) => ({ method, path }))),
    ];
    let refused = 0;
    for (const { method, path } of routes) {
      const answer = await fetch(`${url}${path}`, { method, redirect: 'manual', headers: { accept: '*/*' } });
      const body = await answer.text();
      if (answer.status < 400 || method === 'HEAD') continue;
      refused += 1;
      expectProblem(answer.status, answer.headers, body, `${method} ${path}`);
    }
    expect(refused).toBeGreaterThan(100);
  });

  const websocket = 'host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
  const key = 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  it.each([
    ['that is not HTTP', 400, 'none\r\n\r\n'],
    ['without a host', 400, 'GET /none HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['with a method that is none', 400, 'NONE / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['with two lengths', 400, 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n'],
    ['with headers of 20 kB', 400, `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['with an address of 20 kB', 400, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
    [
      'with a body over the limit',
      413,
      'POST /compra/failures HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 999999\r\n\r\n',
    ],
    [
      'of another media type',
      415,
      'POST /compra/failures HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\na',
    ],
    [
      'of JSON that is none',
      400,
      'POST /compra/failures HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
    ],
    ['for a websocket elsewhere', 404, `GET /none HTTP/1.1\r\n${websocket}${key}\r\n`],
    ['for a websocket from another page', 403, `GET /mqtt HTTP/1.1\r\n${websocket}${key}origin: https://evil.example\r\n\r\n`],
    ['for a websocket without its key', 400, `GET /mqtt HTTP/1.1\r\n${websocket}\r\n`],
  ])('to a request %s is a problem', async (_, status, request) => {
    const socket = connect(config.port, '127.0.0.1');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const pairs = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
    expectProblem(status, new Headers(pairs), body, request.slice(0, 40));
  });

  it('that Node gives to what is not HTTP has them too', async () => {
    const socket = connect(config.port, '127.0.0.1');
    socket.write('none\r\n\r\n');
    const answer = await text(socket);
    const lines = answer.split('\r\n\r\n', 1)[0]?.split('\r\n').slice(1) ?? [];
    const pairs = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
    expectHeaders(new Headers(pairs), 'none none');
  });
});

describe('the page of the shop', () => {
  const company = { name: 'Uno & "Dos" <b>$&', phone: '81 0000 0100' };
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'anden-shop-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'icons'));
    const source = await readFile('index.html', 'utf8');
    await writeFile(join(folder, 'index.html'), source.replace('<script', `<script nonce="${nonceMark}"`));
    await writeFile(join(folder, 'assets/mqtt.worker-1.js'), '1');
    await writeFile(join(folder, 'sw.js'), '1');
    await writeFile(join(folder, 'icons/mark.svg'), '<svg/>');
    await copyFile('public/manifest.webmanifest', join(folder, 'manifest.webmanifest'));
    const config = readConfig({}, { publicUrl, bankUrl: 'https://bank.example/pay', allowedHosts: ['other.example'], company });
    app = createApp(config, createClock(), undefined);
    await serveShop(app, config, folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const open = async (url: string, host = 'shop.example') => {
    const { headers, body } = await app.inject({ url, headers: { host } });
    return { policy: String(headers['content-security-policy']), body };
  };

  it('that is not built yet is a problem to a program, and a page to a person', async () => {
    const unbuilt = createApp(readConfig({}, { publicUrl }), createClock(), undefined);
    await serveShop(unbuilt, readConfig({}, { publicUrl }), join(folder, 'none'));
    const ask = async (accept: string) => unbuilt.inject({ url: '/compra/', headers: { accept, host: 'shop.example' } });
    expect((await ask('*/*')).json()).toMatchObject({ status: 503, code: 'unavailable', detail: 'La tienda aún no está construida.' });
    const page = await ask(opened.accept);
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    await unbuilt.close();
  });

  it('keeps the lists of the build to itself', async () => {
    await mkdir(join(folder, '.vite'));
    await writeFile(join(folder, '.vite/manifest.json'), '{}');
    expect((await app.inject({ url: '/compra/.vite/manifest.json' })).statusCode).toBe(404);
  });

  it('[NAV-001] opens at an address that a mail, a chat or a keyboard has changed', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of ['/?o=MTY&d=SLP', '/compra?o=MTY&d=SLP', '/COMPRA/?o=MTY&amp;d=SLP', '/compra//?o=MTY&d=SLP']) {
        const { statusCode, headers } = await app.inject({ method, url });
        expect([statusCode, headers['location']], url).toEqual([302, '/compra/?o=MTY&d=SLP']);
      }
    }
    expect((await app.inject('/compra/?o=MTY&d=SLP')).statusCode).toBe(200);
  });

  it('[NAV-005] opens at a folder and at a name that no file can have, and has no page for a file', async () => {
    for (const name of ['a'.repeat(255), 'a'.repeat(256), 'icons/', 'icons']) {
      const { statusCode, headers } = await app.inject(`/compra/${name}`);
      expect([statusCode, headers['content-type']], name).toEqual([200, 'text/html; charset=utf-8']);
    }
    for (const name of ['assets/', `assets/${'a'.repeat(256)}`, `${'a'.repeat(256)}.js`]) {
      expect((await app.inject(`/compra/${name}`)).statusCode, name).toBe(404);
    }
  });

  it('runs only scripts with the nonce of its answer, and text does not become code', async () => {
    const [first, second] = [await open('/compra/'), await open('/compra/venta/asientos')];
    const nonceIn = ({ policy }: typeof first): string => /script-src 'nonce-([\w+/=]{24})' 'strict-dynamic';/.exec(policy)?.[1] ?? '';
    for (const page of [first, second]) {
      expect(page.body).toContain(`<script nonce="${nonceIn(page)}"`);
      expect(page.policy).toContain("require-trusted-types-for 'script'; trusted-types anden-worker anden-service-worker;");
    }
    expect(nonceIn(first)).not.toBe('');
    expect(nonceIn(first)).not.toBe(nonceIn(second));
  });

  it('contains the company of the configuration, as text only', async () => {
    const { body } = await open('/compra/');
    expect(body).toContain(
      '<meta name="shop-company" content="{&quot;name&quot;:&quot;Uno &amp; \\&quot;Dos\\&quot; &lt;b&gt;$&amp;&quot;,&quot;phone&quot;:&quot;81 0000 0100&quot;}" />',
    );
  });

  it('has the name of the shop in its title and in its manifest, and no other', async () => {
    const { body } = await open('/compra/venta/asientos');
    expect(body).toContain('<title>Uno &amp; &quot;Dos&quot; &lt;b&gt;$&amp;, tu viaje empieza aquí</title>');
    const manifest = await app.inject('/compra/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ name: `${company.name}, tu viaje empieza aquí`, short_name: company.name });
    expect(body + manifest.body).not.toContain('Andén');
  });

  it('has a service worker and a manifest, which the browser asks for again each time', async () => {
    const worker = await app.inject('/compra/sw.js');
    expect(worker.headers).toMatchObject({ 'content-type': expect.stringContaining('javascript'), 'cache-control': 'no-cache' });
    const manifest = await app.inject('/compra/manifest.webmanifest');
    expect(manifest.headers).toMatchObject({ 'content-type': expect.stringContaining('manifest+json'), 'cache-control': 'no-cache' });
  });

  it('and its workers connect to the configured address, whatever the Host header says', async () => {
    for (const url of ['/compra/', '/compra/assets/mqtt.worker-1.js', '/compra/sw.js']) {
      const { policy } = await open(url, 'other.example:8443');
      expect(policy, url).toContain("connect-src 'self' wss://shop.example;");
      expect(policy, url).toContain("require-trusted-types-for 'script'");
      expect(policy, url).not.toContain('other.example');
    }
  });
});
