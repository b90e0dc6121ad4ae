import { expect, type Page } from '@playwright/test';

/** Milliseconds by which the clock jumps when it stops. It is less than any pause of a chart. */
const JUMP_MS = 500;

/** Stops the clock of the page. On a slow machine the moment of the stop is over before the page hears of it, and is asked for again. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP_MS)).toPass();
}
