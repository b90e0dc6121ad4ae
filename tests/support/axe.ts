import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The live region of the kit's library; the announcing element may already be removed. */
const ANNOUNCER = '[data-live-announcer]';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for animations and fonts. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** What axe finds in the page, and content outside of landmarks. The stories check the colours of the dark theme. */
export async function violationsOf(page: Page): Promise<string[]> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { region: { enabled: true } } })
    .withTags(RULES)
    .exclude(ANNOUNCER);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`));
}
