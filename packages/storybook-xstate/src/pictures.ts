import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { ALBUM, folderKey, TEXTS, type Album } from './album.ts';
import type { Device } from './Storyboard.tsx';

type Options = {
  /** The folder of a built Storybook. */
  folder: string;
  browser: Browser;
  devices: readonly Device[];
  /** Titles of the storyboards with pictures; all by default. */
  titles?: readonly string[];
  /** As in the address of a canvas, `theme:dark`; one set of pictures for each. */
  globals: readonly string[];
};
type Index = { entries: Record<string, { id: string; type: string; title: string }> };

const ORIGIN = 'http://atlas.local';
/** Pictures are shown at a quarter of their size; this scale stays sharp after zooming in. */
const SCALE = 0.5;

/** Takes a picture of every story of a storyboard, lists them in the built canvas, and writes their texts. Returns their number. */
export async function takePictures({ folder, browser, devices, globals, titles }: Options): Promise<number> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  const boards = new Set(
    Object.values(entries).flatMap(({ type, title }) => (type === 'docs' && (titles?.includes(title) ?? true) ? [title] : [])),
  );
  const stories = Object.values(entries).flatMap(({ id, type, title }) => (type === 'story' && boards.has(title) ? [id] : []));
  const variants = devices.flatMap((device) => globals.map((of) => ({ device, of })));

  const album: Album = {
    folders: Object.fromEntries(variants.map(({ device, of }, index) => [folderKey(device, of), `pictures/${index}`])),
    stories,
  };
  const texts: Record<string, string> = {};
  await Promise.all(
    variants.map(async ({ device, of }, index) => {
      mkdirSync(join(folder, `pictures/${index}`), { recursive: true });
      const page = await openCanvas(browser, folder, device, of);
      for (const id of stories) {
        writeFileSync(join(folder, `pictures/${index}/${id}.webp`), await picture(page, id, device));
        // A text is the same in every theme.
        if (index === 0) texts[id] = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim());
      }
      await page.context().close();
    }),
  );

  writeFileSync(join(folder, TEXTS), JSON.stringify(texts));
  const file = join(folder, 'iframe.html');
  const content = JSON.stringify(album).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', `<meta name="${ALBUM}" content="${content}"></head>`));
  return stories.length * variants.length;
}

/** An empty canvas of the built folder, without a server. */
export async function openCanvas(browser: Browser, folder: string, { width, height }: Device, globals: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.route(`${ORIGIN}/**`, (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    // A story may ask for what no build has, as the tiles of a map.
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/iframe.html?${new URLSearchParams({ viewMode: 'story', embed: 'true' }).toString()}`);
  await page.waitForFunction(() => window.__CHART_SHOW_STILL__ !== undefined);
  // Storybook ignores the globals of an address without a story.
  await page.evaluate(
    async (values) => {
      await window.__STORYBOOK_PREVIEW__?.ready();
      await window.__STORYBOOK_PREVIEW__?.onUpdateGlobals({ globals: values });
    },
    Object.fromEntries(globals.split(';').map((pair) => pair.split(':'))) as Record<string, string>,
  );
  return page;
}

/** Renders a story in an open canvas without its `play`, with its fonts loaded and its animations off. */
export async function showStory(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => window.__CHART_SHOW_STILL__?.(id), storyId);
}

async function picture(page: Page, storyId: string, { width, height }: Device): Promise<Buffer> {
  await showStory(page, storyId);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale: SCALE };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
  await session.detach();
  return Buffer.from(data, 'base64');
}
