import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { steps } from '../../src/app/steps/steps.ts';
import { expect, test } from './journey.ts';
import { refusalsOf } from './refusals.ts';

const BASE = '/compra/';

const built: Record<string, { file: string; css?: string[] }> = JSON.parse(
  readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
);
const filesOfBuild = new Set(Object.values(built).flatMap(({ file, css = [] }) => [file, ...css].map((name) => `${BASE}${name}`)));

const pathOf = (response: Response): string => new URL(response.url()).pathname;

/** Addresses of every step of the table, with 'main' for each parameter that must be there. */
const addresses = [...Object.values(steps).map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'main')), '/no/existe'];

/** The hashes in the page, by the address of a file. */
function hashesIn(html: string): Map<string, string> {
  const { integrity }: { integrity: Record<string, string> } = JSON.parse(
    /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
  const linked = html.matchAll(/(?:href|src)="([^"]+)" integrity="([^"]+)"/g);
  return new Map([...Object.entries(integrity), ...Array.from(linked, ([, path = '', hash = '']) => [path, hash] as const)]);
}

test('every address serves one page, which has the hash of each script and style of the build', async ({ request }) => {
  const pages = await Promise.all(addresses.map(async (address) => (await request.get(`${BASE}${address.slice(1)}`)).text()));
  const [first = '', ...others] = pages.map((html) => JSON.stringify([...hashesIn(html)]));
  expect(others.filter((other) => other !== first)).toEqual([]);
  const hashes = hashesIn(pages[0] ?? '');
  expect(filesOfBuild.size).toBeGreaterThan(20);
  for (const path of filesOfBuild) {
    if (!/[.](js|css)$/.test(path)) continue;
    const body = await (await request.get(path)).body();
    expect(hashes.get(path), path).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
  }
});

test.describe('a page', () => {
  // A guest's session leaves the pages of an account by a navigation, which drops the first answer.
  test.use({ signedIn: false });

  test('runs the scripts of the build only, each with its hash', async ({ page }) => {
    const refused = await refusalsOf(page);
    const files: string[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) files.push(pathOf(response));
    });
    const opened = await page.goto(`${BASE}venta/asientos`);
    if (!opened) throw new Error('the page has no answer');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');

    const hashes = hashesIn(await opened.text());
    expect(files.length).toBeGreaterThan(2);
    // The list has no worker: it is a build of its own, and its policy lets it load nothing.
    const own = files.filter((path) => !path.includes('.worker-'));
    expect(own.filter((path) => !filesOfBuild.has(path) || !hashes.has(path))).toEqual([]);
    const loaders = page.locator('script[src], link[rel=stylesheet], link[rel=modulepreload]');
    const unsealed = await loaders.evaluateAll((elements) => elements.filter((one) => !one.getAttribute('integrity')).map(String));
    expect(unsealed).toEqual([]);
    expect(refused).toEqual([]);
  });
});

test.describe('what somebody brings into the page', () => {
  test.use({ expectedNoise: /Failed to load resource|Content Security Policy|Trusted|integrity/i });

  test('does not run: the page refuses text as code, and reports it', async ({ page, shop }) => {
    const refused = await refusalsOf(page);
    await shop.home.open();
    const outcome = await page.evaluate(async () => {
      const attempt = async (act: () => unknown): Promise<string> => {
        try {
          await act();
          return 'accepted';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      Reflect.set(globalThis, 'ran', []);
      const code = 'ran.push(1)';
      const script = document.createElement('script');
      return {
        markup: await attempt(() => (document.body.innerHTML += `<img src=x onerror="${code}">`)),
        template: await attempt(() => document.write(`<script>${code}</script>`)),
        frame: await attempt(() => (document.createElement('iframe').srcdoc = `<script>parent.${code}</script>`)),
        script: await attempt(() => (script.text = code)),
        address: await attempt(() => (script.src = `data:text/javascript,${code}`)),
        timer: await attempt(() => Reflect.apply(setTimeout, globalThis, [code])),
        worker: await attempt(() => new Worker(`data:text/javascript,${code}`)),
        policy: await attempt(() => window.trustedTypes?.createPolicy('other', { createScriptURL: () => '' })),
        again: await attempt(() => window.trustedTypes?.createPolicy('default', { createScriptURL: () => '' })),
        elsewhere: await attempt(() => fetch('https://elsewhere.example/')),
        ran: Reflect.get(globalThis, 'ran'),
      };
    });
    const { ran, ...attempts } = outcome;
    expect(ran).toEqual([]);
    expect(Object.entries(attempts).filter(([, result]) => result === 'accepted')).toEqual([]);
    const directives = () => new Set(refused.map((text) => text.split(' ')[0]));
    await expect.poll(directives).toEqual(new Set(['connect-src', 'require-trusted-types-for', 'trusted-types']));
  });

  test('does not run: a file that is not the one of the build', async ({ page, shop }) => {
    const changed: string[] = [];
    await page.route(/\/compra\/assets\/(overlays|signIn|seats|ComboSheet)-[^/]+\.js$/, async (route) => {
      const answer = await route.fetch();
      changed.push(route.request().url());
      await route.fulfill({ response: answer, body: `globalThis.changed = true;${await answer.text()}` });
    });
    await shop.home.open();
    await expect.poll(() => changed.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'changed'))).toBeUndefined();
  });
});
