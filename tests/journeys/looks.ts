import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe finds nothing, in light and in dark. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
    expect.soft(found, `axe on ${step}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Nothing is wider than the screen and no words are cut, also with the text twice as big. */
export async function expectUncut(page: Page, step: string): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
    await settled(page);
    expect.soft(await page.evaluate(cutInPage), `${step} with text at ${size}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Animations have run and the fonts are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Runs in the page: what is wider than the screen, and boxes that hide a part of their words. */
function cutInPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth}`] : [];
  const isShown = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 2 && element.offsetHeight > 2;
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip';
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    if (!hides || !hasWords || !isShown(element)) return false;
    const isWider = textOverflow === 'ellipsis' ? false : element.scrollWidth > element.clientWidth + 1;
    return isWider || element.scrollHeight > element.clientHeight + 4;
  });
  const outside = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, input, label, p')].filter((element) => {
    if (!isShown(element) || isInScroller(element)) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  });
  return [
    ...wide,
    ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 140)}`),
    ...outside.map((element) => `outside: ${element.outerHTML.slice(0, 140)}`),
  ];

  function isInScroller(element: HTMLElement): boolean {
    for (let node: HTMLElement | null = element; node; node = node.parentElement) {
      const { overflowX, position, clip, clipPath } = getComputedStyle(node);
      if (overflowX === 'auto' || overflowX === 'scroll') return true;
      if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return true;
    }
    return false;
  }
}
