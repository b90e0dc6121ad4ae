import type { Page } from '@playwright/test';
import { DEVICE_PATIENCE_MS } from '../../machines/deviceData/deviceData.machine.ts';
import { checkout, common, shell, payAlerts } from '../../src/messages/es-MX.ts';
import { addPassenger, expect, payWith, test } from './journey.ts';

const FILES = '**/compra/assets/*.js';
const IDLE_MS = 1_500;

/** Simulates a newer build: the page references other scripts, and files that were not requested yet are gone. */
class NewBuild {
  readonly #page: Page;
  readonly #known = new Set<string>();
  /** Number of loads of the page. */
  loads = 0;
  isThere = false;
  /** Files disappear after this promise. */
  until = Promise.resolve();

  constructor(page: Page) {
    this.#page = page;
  }

  async watch(): Promise<void> {
    this.#page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === this.#page.mainFrame()) this.loads += 1;
    });
    await this.#page.route(FILES, async (route) => {
      const url = route.request().url();
      if (!this.isThere || this.#known.has(url)) {
        this.#known.add(url);
        return route.continue();
      }
      await this.until;
      return this.isThere ? route.fulfill({ status: 404 }) : route.continue();
    });
    await this.#page.route('**/compra/', (route) =>
      this.isThere && route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/compra/assets/newer.js"></script>' })
        : route.continue(),
    );
  }
}

const update = (page: Page) => page.getByRole('button', { name: shell.reload });

test.describe('a page that stays open during a new build', () => {
  test('reloads itself once, and then asks', async ({ page, shop }) => {
    const build = new NewBuild(page);
    await build.watch();
    // The newer build is there before the page prefetches a file.
    await page.addInitScript((ms) => {
      window.requestIdleCallback = (task) => window.setTimeout(task, ms, { didTimeout: true, timeRemaining: () => 0 });
    }, IDLE_MS);
    await page.goto('/compra/', { waitUntil: 'commit' });
    await shop.home.heading.waitFor();
    build.isThere = true;
    await expect.poll(() => build.loads).toBe(2);
    await expect(update(page)).toBeVisible();
    await expect(page.getByText(shell.outdated)).toBeVisible();
    expect(build.loads).toBe(2);
    build.isThere = false;
    await update(page).click();
    await expect.poll(() => build.loads).toBe(3);
    await expect(shop.home.heading).toBeVisible();
    await expect(update(page)).toBeHidden();
  });

  test('keeps a typed card until the traveller reloads it, and one payment is made', async ({ page, shop, bus, traveller, books }) => {
    const build = new NewBuild(page);
    await build.watch();
    await page.clock.install();
    await addPassenger(shop, bus, traveller);
    // The files that the seats prefetch have loaded.
    await page.waitForLoadState('networkidle');
    const loads = build.loads;
    let typed = () => {};
    build.until = new Promise((resolve) => (typed = resolve));
    build.isThere = true;
    await shop.seats.next.click();
    await shop.summary.fillCard({ ...traveller, number: '4242424242424242' });
    typed();
    await expect(update(page)).toBeVisible();
    await expect(shop.summary.number).toHaveValue(/4242$/);
    expect(build.loads).toBe(loads);

    // The file that encrypts the card is gone too. The payment waits, and after a reload the traveller types the card again.
    await shop.summary.pay.click();
    // The file of the bank's hidden frame is gone as well, so the charge begins when the patience for it ends.
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.device);
    await page.clock.fastForward(DEVICE_PATIENCE_MS);
    await expect(shop.summary.status).toContainText(checkout.payingSpoken.charging);
    build.isThere = false;
    await update(page).click();
    const missing = shop.summary.alertNamed(payAlerts.cardMissing.title);
    await missing.getByRole('button', { name: common.accept }).click();
    await missing.waitFor({ state: 'hidden' });
    await payWith(shop, '4242424242424242', traveller);
    await expect(shop.order.ticketOf(traveller.fullName)).toBeVisible();
    await expect.poll(() => books.paid()).toBe(1);
    expect(await books.charges()).toHaveLength(1);
  });
});
