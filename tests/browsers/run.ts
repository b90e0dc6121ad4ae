import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startServices } from '../support/services.ts';
import { hasFirefox, openFirefox } from './firefox.ts';
import { buy } from './purchase.ts';
import type { Size, Tab } from './tab.ts';
import { hasWebkit, openWebkit } from './webkit.ts';

/** One purchase in one browser at one width; `failure` is undefined when it ended with a ticket. */
export type Purchase = { name: string; seconds: number; sheets: number | undefined; failure: string | undefined };

const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const browsers: readonly { name: string; isHere: () => boolean; open: (size: Size) => Promise<Tab> }[] = [
  { name: 'Firefox', isHere: hasFirefox, open: openFirefox },
  { name: 'WebKit', isHere: hasWebkit, open: openWebkit },
];
const pictures = fileURLToPath(new URL('../../test-results/browsers', import.meta.url));

/** Buys a ticket in each browser at 390 and 1280. Pictures of the last page are written to `test-results/browsers`. */
export async function buyInBrowsers(): Promise<{ purchases: Purchase[]; missing: string[] }> {
  mkdirSync(pictures, { recursive: true });
  const services = await startServices({ env: { VALIDATE_RESPONSES: undefined, RETURN_PROMOTION: '0' } });
  const purchases: Purchase[] = [];
  try {
    for (const { open, ...browser } of browsers.filter(({ isHere }) => isHere())) {
      for (const size of sizes) {
        const name = `${browser.name} ${size.width}`;
        const started = performance.now();
        const tab = await open(size);
        let sheets: number | undefined;
        let failure: string | undefined;
        try {
          await buy(tab, services.url);
          sheets = await tab.sheets();
          if (sheets !== undefined && sheets !== 1) failure = `the order prints on ${sheets} sheets`;
        } catch (error) {
          failure = error instanceof Error ? error.message : String(error);
        } finally {
          await tab.picture(`${pictures}/${name.replace(' ', '-')}.png`).catch(() => undefined);
          await tab.close();
        }
        purchases.push({ name, sheets, failure, seconds: (performance.now() - started) / 1000 });
      }
    }
  } finally {
    await services.stop();
  }
  return { purchases, missing: browsers.filter(({ isHere }) => !isHere()).map(({ name }) => name) };
}
