import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleFolder, realShopEnv } from '../../tests/support/realShop.ts';
import { createClock } from '../shared/clock.ts';
import { readConfig } from '../shared/config.ts';
import { createApp } from '../shared/createApp.ts';
import { noFolder } from '../shared/shopFolder.ts';
import { nonceMark } from './policy.ts';
import { serveShop } from './shop.ts';
import { hashOf } from './shopFiles.ts';

let built: string;
const apps: FastifyInstance[] = [];
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'anden-built-'));
  mkdirSync(join(built, 'icons'));
  writeFileSync(join(built, 'index.html'), `<html><head><title>Andén</title></head><script nonce="${nonceMark}"></script></html>`);
  writeFileSync(join(built, 'sw.js'), 'work()');
  writeFileSync(join(built, 'icons/app-192.png'), 'built');
});
afterAll(async () => {
  for (const app of apps) await app.close();
  rmSync(built, { recursive: true });
});

/** A shop of a company; `open` answers below its address. */
async function shop(overrides: Parameters<typeof readConfig>[1] = {}) {
  const config = readConfig(realShopEnv, { logLevel: 'silent', ...overrides });
  const app = createApp(config, createClock(), undefined);
  apps.push(app);
  await serveShop(app, config, built);
  return (path: string) => app.inject({ url: path, headers: { host: 'shop.example' } });
}

/** The JSON in a meta of the page. */
const metaIn = (page: string, name: string): Record<string, string> =>
  JSON.parse((new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(page)?.[1] ?? 'null').replaceAll('&quot;', '"'));

it('the page names the texts of the company, which a browser may keep until they change', async () => {
  const open = await shop();
  const addresses = metaIn((await open('/compra/')).body, 'shop-texts');
  expect(Object.keys(addresses)).toEqual(['terms', 'privacy', 'help']);
  for (const [name, title] of Object.entries({ terms: 'Términos y condiciones', privacy: 'Aviso de privacidad' })) {
    const { headers, ...answer } = await open(addresses[name] ?? '');
    expect(answer.json()).toMatchObject({ title });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  // A page that was opened before the texts changed.
  const earlier = await open((addresses['help'] ?? '').replace(/[0-9a-f]{16}/, '0'.repeat(16)));
  expect(earlier.json()).toMatchObject([{ title: 'Comprar' }, {}, {}, {}, {}, {}]);
  expect(earlier.headers['cache-control']).toBe('no-cache');
  for (const none of ['/compra/own/none-0000000000000000.json', '/compra/own/terms.json', '/compra/own/'])
    expect((await open(none)).statusCode, none).toBe(none.endsWith('/') ? 200 : 404);
});

it('the logos and the icons are those of the company', async () => {
  const open = await shop();
  const page = await open('/compra/');
  const { logo = '', logoDark = '' } = metaIn(page.body, 'shop-company');
  expect(page.body).toContain(`<link rel="preload" as="image" href="${logoDark}" />`);
  for (const [address, file] of [
    [logo, 'logo.svg'],
    [logoDark, 'logo-dark.svg'],
    ['/compra/icons/mark.svg', 'mark.svg'],
    ['/compra/icons/app-192.png', 'app-192.png'],
  ] as const) {
    const { headers, rawPayload } = await open(address);
    expect(rawPayload.equals(await readFile(join(exampleFolder, file))), file).toBe(true);
    expect(headers['content-type'], file).toBe(file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
    // An SVG that is opened as a page runs nothing.
    expect(headers['content-security-policy'], file).toContain("default-src 'none'");
  }
});

it('without a folder the build has texts and icons, and the name is text', async () => {
  const open = await shop({ folder: noFolder });
  const page = await open('/compra/');
  expect(metaIn(page.body, 'shop-texts')).toEqual({});
  expect(metaIn(page.body, 'shop-company')).not.toHaveProperty('logo');
  expect((await open('/compra/icons/app-192.png')).body).toBe('built');
});

it('the service worker stores the page, the mark, the texts and the logos, and is another one when the configuration changes', async () => {
  const workerOf = async (open: Awaited<ReturnType<typeof shop>>) => (await open('/compra/sw.js')).body;
  const open = await shop();
  const page = (await open('/compra/')).body;
  const [first = '', second] = (await workerOf(open)).split('\n');
  expect(second).toBe('work()');
  const served: { url: string; revision: string | null }[] = JSON.parse(first.replace(/^self\.servedFiles=(.*);$/, '$1'));
  const { logo, logoDark } = metaIn(page, 'shop-company');
  expect(served).toEqual([
    { url: '/compra/index.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
    { url: '/compra/icons/mark.svg', revision: hashOf(await readFile(join(exampleFolder, 'mark.svg'))) },
    ...Object.values(metaIn(page, 'shop-texts')).map((url) => ({ url, revision: null })),
    { url: logo, revision: null },
    { url: logoDark, revision: null },
  ]);
  expect(await workerOf(await shop())).toBe(await workerOf(open));
  expect(await workerOf(await shop({ currency: 'USD' }))).not.toBe(await workerOf(open));
});
