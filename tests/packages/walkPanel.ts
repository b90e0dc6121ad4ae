import { join } from 'node:path';
import type { Browser } from 'playwright';

/** A story, the state in which its panel begins, and the state after one event; both by their ids in the chart. */
export type Walk = { story: string; from: string; event: string; to: string };

const ORIGIN = 'http://localhost';
/** On a busy machine the first load of the manager is slow, ms. */
const PATIENCE = 120_000;

/** Opens a story of a built Storybook and sends an event in its panel. Rejects when the panel shows another state, or a page throws. */
export async function walkPanel(browser: Browser, folder: string, { story, from, event, to }: Walk): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE);
  try {
    const errors: string[] = [];
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await context.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) });
    });
    const isIn = (state: string) => page.locator(`.chart-state[data-state="${state}"][data-active="true"]`).waitFor();
    await page.goto(`${ORIGIN}/?path=/story/${story}`);
    await isIn(from);
    await page.locator(`.chart-row[data-event="${event}"][role="button"]`).click();
    await isIn(to);
    if (errors.length > 0) throw new Error(`${story} logged ${errors.join('; ')}`);
  } finally {
    await context.close();
  }
}
