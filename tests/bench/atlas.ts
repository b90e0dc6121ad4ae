import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../../scripts/ensureBrowser.ts';
import { root, run } from '../../scripts/runProgram.ts';
import { offlineArguments } from '../support/chromium.ts';
import { compare, inTurns, median } from './arithmetic.ts';

/**
 * `npm run bench:atlas -- [--built dist/storybook] [--turns 7]` compares the built atlas with two peers of the same version: a Storybook of the
 * same stories without charts, which tells what the charts cost, and a bare one with stories of one line. Each visit is a browser without a
 * cache that opens a story, then chooses one of another file. All are compressed alike.
 */
const { values } = parseArgs({
  options: { built: { type: 'string', default: 'dist/storybook' }, turns: { type: 'string', default: '7' } },
});

/** What a visitor of a story waits for: its text in the canvas, and its chart in the panel. */
type Sight = { story: string; text: string; chart: string | null };
type Route = { first: Sight; next: Sight };

/** The story with the largest chart of the shop, and one of a usual size. */
const largest: Sight = {
  story: 'pantallas-pago--ready',
  text: 'Pagar',
  chart: '[data-state="checkout.open.cardPayment.resting"][data-active="true"]',
};
const usual: Sight = {
  story: 'pasos-confirmación--shown',
  text: 'Tus boletos están listos',
  chart: '[data-state^="confirmation."][data-active="true"]',
};
const bare: Route & { folder: string } = {
  folder: join(root, '.bench/storybook/bare'),
  first: { story: 'steps-first--one', text: 'one', chart: null },
  next: { story: 'steps-next--two', text: 'two', chart: null },
};
const atlas = resolve(root, values.built);
const withoutCharts = join(root, '.bench/storybook/without-charts');
const routes: readonly (Route & { title: string })[] = [
  { title: 'a usual story first', first: usual, next: largest },
  { title: 'the largest chart first', first: largest, next: usual },
];

const bareFiles = {
  'settings/main.ts': `export default { framework: '@storybook/react-vite', stories: ['../*.stories.tsx'], core: { disableTelemetry: true }, typescript: { reactDocgen: false } };`,
  'first.stories.tsx': `export default { title: 'Steps/First' };\nexport const One = { render: () => <h1>one</h1> };`,
  'next.stories.tsx': `export default { title: 'Steps/Next' };\nexport const Two = { render: () => <h1>two</h1> };`,
  // The project's own configuration builds the shop.
  'vite.config.ts': 'export default {};',
};

/** The atlas without its add-on, its landing page and the stories that only the add-on tells. */
const sameStories = {
  'settings/main.ts': `import { join } from 'node:path';
import atlas from '${root}/.storybook/main.ts';
export default {
  ...atlas,
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '${root}/vite.config.ts' } } },
  stories: ['src/**/*.stories.tsx', '.storybook/stories/*.stories.tsx'].map((files) => join('${root}', files)),
  addons: atlas.addons.filter((addon) => typeof addon === 'string'),
  staticDirs: [],
};`,
  'settings/preview.ts': `export { default } from '${root}/.storybook/preview.tsx';`,
  'settings/manager.ts': `import { addons } from 'storybook/manager-api';
addons.setConfig({ sidebar: { collapsedRoots: ['pasos', 'pantallas', 'sin-pantalla', 'partes', 'kit'] }, layout: { panelPosition: 'right' } });`,
};

async function build(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  // Below the root, so that it uses the installed packages.
  const source = `${folder}-source`;
  rmSync(source, { recursive: true, force: true });
  mkdirSync(join(source, 'settings'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(source, name), text);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'bare-storybook', private: true, type: 'module' }));
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { code, output } = await run(process.execPath, [storybook, 'build', '-c', 'settings', '-o', folder, '--quiet'], {
    cwd: source,
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(output);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves a folder from memory, compressed. */
async function serve(folder: string): Promise<{ url: string; server: Server }> {
  const known = new Map<string, Buffer>();
  const compressed = (file: string) => {
    const bytes = known.get(file) ?? gzipSync(readFileSync(file));
    known.set(file, bytes);
    return bytes;
  };
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    if (!existsSync(file)) return answer.writeHead(404).end();
    answer.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': compressed(file).length,
    });
    answer.end(compressed(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** The times in ms when the story and its chart were there, and whether the panel had denied that there is a chart. */
type Seen = { story: number; chart: number; denied: boolean };
declare global {
  interface Window {
    seen: (sight: Sight) => Promise<Seen>;
  }
}

/** Runs in each page: looks once a frame for a story and its chart. */
function watch() {
  window.seen = ({ text, chart }) =>
    new Promise((resolve) => {
      let story: number | null = null;
      let denied = false;
      const look = () => {
        const canvas = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument;
        const shown = canvas?.body?.classList.contains('sb-show-main') ? canvas.querySelector('#storybook-root') : null;
        if (story === null && shown?.textContent?.includes(text)) story = performance.now();
        denied ||= document.querySelector('.chart-empty[data-none]') !== null;
        if (story !== null && (chart === null || document.querySelector(chart) !== null))
          resolve({ story, chart: performance.now(), denied });
        else requestAnimationFrame(look);
      };
      look();
    });
}

/** The requests until the first story and its chart were there. */
type Visit = { first: Seen; next: Seen; requests: number; kilobytes: number };

async function visit(browser: Browser, url: string, { first, next }: Route): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  let requests = 0;
  let bytes = 0;
  page.on('response', (answer) => {
    requests += 1;
    bytes += Number(answer.headers()['content-length'] ?? 0);
  });
  await page.goto(`${url}/?path=/story/${first.story}`, { waitUntil: 'commit' });
  const opened = await page.evaluate((sight) => window.seen(sight), first);
  const load = { requests, kilobytes: bytes / 1000 };
  // A click on a component would open its first story.
  const [group = ''] = next.story.split('-');
  const heading = page.locator(`[data-item-id="${group}"]`);
  const toggle = heading.locator('[data-action="collapse-root"]');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  await heading.locator('[data-action="expand-all"]').click();
  const link = page.locator(`a[id="${next.story}"]`);
  await link.waitFor();
  const changed = await link.evaluate(async (element: HTMLElement, sight) => {
    const begun = performance.now();
    element.click();
    const { story, chart, denied } = await window.seen(sight);
    return { story: story - begun, chart: chart - begun, denied };
  }, next);
  await context.close();
  return { first: opened, next: changed, ...load };
}

type Moment = 'first' | 'next';
const rows: readonly (readonly [string, Moment, 'story' | 'chart'])[] = [
  ['first visit, the story', 'first', 'story'],
  ['first visit, the story and its chart', 'first', 'chart'],
  ['another story, the story', 'next', 'story'],
  ['another story, the story and its chart', 'next', 'chart'],
];

await build(bare.folder, bareFiles);
await build(withoutCharts, sameStories);
const found = await ensureBrowser();
if (!found.found) throw new Error(found.reason);
const served = { ours: await serve(atlas), same: await serve(withoutCharts), bare: await serve(bare.folder) };
const browser = await chromium.launch({ executablePath: found.path, args: offlineArguments });
const ms = (value: number) => `${Math.round(value)} ms`;
for (const { title, first, next } of routes) {
  const plain = { first: { ...first, chart: null }, next: { ...next, chart: null } };
  const ours = () => visit(browser, served.ours.url, { first, next });
  const peers = {
    'the same without charts': () => visit(browser, served.same.url, plain),
    bare: () => visit(browser, served.bare.url, bare),
  };
  console.log(`\n${title}`);
  for (const [name, peer] of Object.entries(peers)) {
    // The first visit of each compresses the files.
    await inTurns(1, ours, peer);
    const turns = await inTurns(Number(values.turns), ours, peer);
    for (const [row, when, what] of rows) {
      const result = compare(turns.map(({ ours: one, floor: other }) => ({ ours: one[when][what], floor: other[when][what] })));
      console.log(`  ${row}: ${ms(result.ours)}, ${name} ${ms(result.floor)}, ${result.ratio.toFixed(2)} times`);
    }
    const after = (when: Moment) => ms(median(turns.map(({ ours: one }) => one[when].chart - one[when].story)));
    console.log(`  the chart after its story: ${after('first')} at the first visit, ${after('next')} at another story`);
    const [one] = turns;
    if (one)
      console.log(
        `  ${one.ours.requests} requests of ${Math.round(one.ours.kilobytes)} kB, ${name} ${one.floor.requests} of ${Math.round(one.floor.kilobytes)} kB`,
      );
    const denials = turns.filter(({ ours: { first: opened, next: changed } }) => opened.denied || changed.denied).length;
    console.log(`  visits in which the panel denied its chart: ${denials}`);
  }
}
await browser.close();
for (const { server } of Object.values(served)) server.close();
