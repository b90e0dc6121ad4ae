import { chromium } from 'playwright';
import { ensureBrowser } from './ensureBrowser.ts';
import { takePictures } from 'storybook-xstate/pictures';
import { sizes, themes } from '../.storybook/variants.ts';

/**
 * `node scripts/drawFlows.ts <folder> [title …]` adds pictures of the flows to a built atlas. Without a browser the atlas renders the
 * stories themselves.
 */
const [folder = 'dist/storybook', ...titles] = process.argv.slice(2);
const found = await ensureBrowser();
if (found.found) {
  const begun = performance.now();
  const browser = await chromium.launch({ executablePath: found.path });
  const count = await takePictures({
    folder,
    browser,
    devices: sizes,
    globals: themes.map((theme) => `theme:${theme}`),
    ...(titles.length > 0 && { titles }),
  });
  await browser.close();
  console.log(`${count} pictures in ${Math.round((performance.now() - begun) / 1000)} s`);
} else {
  console.log(`No pictures were taken: ${found.reason}`);
}
