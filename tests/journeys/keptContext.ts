import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A renderer collects what its pages leave; a new one begins after so many tests. */
const TESTS_PER_CONTEXT = 40;

type Open = { context: BrowserContext; first: Page; cdp: CDPSession; tests: number };
type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

/**
 * One browser context for many tests in turn, empty at the start of each. Its first page stays open, so the next page uses the same
 * renderer, where the scripts of the shop are compiled already: a test costs a fifth less than with a context of its own.
 */
export class KeptContext {
  readonly #browser: Browser;
  #open: Open | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The context, with these cookies only. `still` is an address of the shop without scripts. */
  async begin(cookies: Cookies, still: string): Promise<BrowserContext> {
    this.#open ??= await this.#begin(still);
    const { context } = this.#open;
    await context.addCookies(cookies);
    return context;
  }

  /** Closes the pages of a test and deletes what it stored at these origins. A context with a moved clock or a failed test is closed. */
  async end(origins: readonly string[], failed: boolean): Promise<void> {
    if (!this.#open) return;
    const { context, first, cdp } = this.#open;
    const pages = context.pages().filter((page) => page !== first);
    this.#open.tests += 1;
    if (failed || this.#open.tests >= TESTS_PER_CONTEXT || !(await everyClockRuns(pages))) return this.close();
    for (const page of pages) await page.close();
    await context.setOffline(false);
    await context.unrouteAll();
    await context.clearPermissions();
    await context.clearCookies();
    for (const origin of origins) await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = null;
  }

  async #begin(still: string): Promise<Open> {
    const context = await this.#browser.newContext();
    const first = await context.newPage();
    await first.goto(still);
    return { context, first, cdp: await context.newCDPSession(first), tests: 0 };
  }
}

/** False when a page has the clock of a test, which a context keeps, or cannot say it. */
async function everyClockRuns(pages: readonly Page[]): Promise<boolean> {
  try {
    const answers = await Promise.all(pages.map((page) => page.evaluate(() => String(performance.now).includes('[native code]'))));
    return answers.every(Boolean);
  } catch {
    return false;
  }
}
