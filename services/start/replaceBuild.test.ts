import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createClock } from '../shared/clock.ts';
import { readConfig } from '../shared/config.ts';
import { createApp } from '../shared/createApp.ts';
import { keptMs, replaceBuild } from './replaceBuild.ts';
import { serveShop } from './shop.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'anden-build-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build whose page references one script. */
async function build(name: string): Promise<string> {
  const next = join(folder, 'next');
  await mkdir(join(next, 'assets'), { recursive: true });
  await writeFile(join(next, `assets/${name}.js`), `export const name = '${name}';`);
  await writeFile(join(next, 'index.html'), `<html><head></head><script type="module" src="/compra/assets/${name}.js"></script></html>`);
  return next;
}

const served = (): string => join(folder, 'dist');
const has = (name: string): boolean => existsSync(join(served(), `assets/${name}.js`));

it('a page and its script are served at every moment of a replacement', async () => {
  await replaceBuild(await build('a0'), served());
  const app = createApp(readConfig({ LOG_LEVEL: 'fatal' }), createClock(), undefined);
  await serveShop(app, readConfig({}), served());
  await app.ready();
  let isReplacing = true;
  const answers = new Set<number>();
  const visit = async (): Promise<void> => {
    while (isReplacing) {
      const page = await app.inject('/compra/');
      answers.add(page.statusCode);
      const script = /src="([^"]+)"/.exec(page.body)?.[1];
      answers.add((await app.inject(script ?? '/none')).statusCode);
    }
  };
  const visitors = [visit(), visit()];
  for (let turn = 1; turn <= 25; turn += 1) await replaceBuild(await build(`a${turn}`), served());
  isReplacing = false;
  await Promise.all(visitors);
  expect([...answers]).toEqual([200]);
  expect((await app.inject('/compra/assets/a0.js')).statusCode).toBe(200);
  await app.close();
});

it('a service worker finds the page and the files of its own build', async () => {
  const withWorker = async (name: string) => {
    const next = await build(name);
    await writeFile(join(next, 'sw.js'), name);
    return next;
  };
  await replaceBuild(await withWorker('first'), served());
  let isReplacing = true;
  const mixed: string[] = [];
  const look = async (): Promise<void> => {
    while (isReplacing) {
      const worker = await readFile(join(served(), 'sw.js'), 'utf8');
      const page = await readFile(join(served(), 'index.html'), 'utf8');
      // The page may be newer than a worker that was read before it.
      if (Number(/a(\d+)/.exec(page)?.[1] ?? 0) < Number(/a(\d+)/.exec(worker)?.[1] ?? 0)) mixed.push(`${worker} ${page}`);
    }
  };
  const looking = look();
  for (let turn = 1; turn <= 50; turn += 1) await replaceBuild(await withWorker(`a${turn}`), served());
  isReplacing = false;
  await looking;
  expect(mixed).toEqual([]);
});

it('files of an earlier build stay for a week and are then deleted', async () => {
  const start = Date.now();
  await replaceBuild(await build('first'), served(), start);
  await replaceBuild(await build('second'), served(), start + keptMs * 3);
  await replaceBuild(await build('third'), served(), start + keptMs * 3 + 1000);
  expect([has('first'), has('second'), has('third')]).toEqual([true, true, true]);
  await replaceBuild(await build('fourth'), served(), start + keptMs * 4 + 500);
  expect([has('first'), has('second'), has('third')]).toEqual([false, true, true]);
});

it('a file that returns counts as current', async () => {
  const start = Date.now();
  for (const [name, at] of [
    ['one', 0],
    ['two', 1],
    ['one', 2],
    ['two', keptMs + 2],
  ] as const)
    await replaceBuild(await build(name), served(), start + at);
  expect([has('one'), has('two')]).toEqual([true, true]);
});

it('the page contains the zone of the shop', async () => {
  await replaceBuild(await build('zone'), served());
  const app = createApp(readConfig({ LOG_LEVEL: 'fatal' }), createClock(), undefined);
  await serveShop(app, readConfig({ SHOP_TIME_ZONE: 'America/Tijuana', CURRENCY: 'JPY' }), served());
  const { body } = await app.inject('/compra/');
  expect(body).toContain('<meta name="shop-time-zone" content="America/Tijuana" />');
  expect(body).toContain('<meta name="shop-currency" content="JPY" />');
  await app.close();
});

it('the page and its policy contain the tiles of maps only where they are set', async () => {
  await replaceBuild(await build('tiles'), served());
  const pageOf = async (env: Record<string, string>) => {
    const app = createApp(readConfig({ LOG_LEVEL: 'fatal' }), createClock(), undefined);
    await serveShop(app, readConfig(env), served());
    const { body, headers } = await app.inject('/compra/');
    await app.close();
    return { body, policy: String(headers['content-security-policy']) };
  };
  const plain = await pageOf({});
  expect([plain.body.includes('map-tiles'), plain.policy.includes("img-src 'self' data: blob:;")]).toEqual([false, true]);
  const tiled = await pageOf({ MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' });
  expect(tiled.body).toContain('<meta name="map-tiles" content="https://tiles.example.com/{z}/{x}/{y}.png" />');
  expect(tiled.policy).toContain("img-src 'self' data: blob: https://tiles.example.com;");
});
