import { expect, type Page } from '@playwright/test';
import { settled, violationsOf } from '../support/axe.ts';

/** Expects no violation from axe, and all content in landmarks. The stories check the colours of the dark theme. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  const found = await violationsOf(page);
  expect.soft(found, `axe on ${step}`).toEqual([]);
}

/** Expects nothing wider than the screen and no cut text. */
export async function expectUncut(page: Page, step: string): Promise<void> {
  await settled(page);
  expect.soft(await page.evaluate(cutInPage), step).toEqual([]);
}

/** Adds up by how much the content of the next pages moves without a press, for `movedOn`. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The DOM library does not know this kind of entry.
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset['moved'] = String(Number(document.documentElement.dataset['moved'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift of the page since it began. */
export const movedOn = (page: Page): Promise<number> => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));

/** The same with text of double size; what stays at the edges of the screen leaves two thirds of it to the page. */
export async function expectUncutWhenBig(page: Page, step: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectUncut(page, step);
  expect.soft(await page.evaluate(stuckShare), `${step}: share of the screen that does not scroll`).toBeLessThanOrEqual(1 / 3);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** Expects each button and link that is not within a sentence to be 24 px high and wide. */
export async function expectReachable(page: Page, step: string): Promise<void> {
  await settled(page);
  expect.soft(await page.evaluate(smallInPage), step).toEqual([]);
}

/** Runs in the page: elements wider than the screen, boxes that cut their text, and text outside its box. */
function cutInPage(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide on ${clientWidth}`] : [];
  // Text for screen readers only is clipped to a point.
  const isClipped = (element: Element | null): boolean => {
    if (element === null) return false;
    const { position, clip, clipPath } = getComputedStyle(element);
    return (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) || isClipped(element.parentElement);
  };
  const isShown = (element: HTMLElement) => element.checkVisibility() && !isClipped(element);
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const hides = overflowX === 'hidden' || overflowX === 'clip' || overflowY === 'hidden' || overflowY === 'clip';
    const hasWords = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    if (!hides || !hasWords || !isShown(element)) return false;
    const isWider = textOverflow === 'ellipsis' ? false : element.scrollWidth > element.clientWidth + 1;
    return isWider || element.scrollHeight > element.clientHeight + 4;
  });
  const spilt = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    // The drawing of the bus has its own scale.
    if (!isShown(element) || element.closest('[role=grid]')) return false;
    const { left, right } = element.getBoundingClientRect();
    const words = document.createRange();
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || getComputedStyle(element).overflowX !== 'visible') return false;
      words.selectNodeContents(node);
      const { left: start, right: end, width } = words.getBoundingClientRect();
      return width > 0 && (start < left - 1 || end > right + 1);
    });
  });
  const outside = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, input, label, p')].filter((element) => {
    if (!isShown(element) || isInStrip(element)) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > clientWidth + 1;
  });
  return [
    ...wide,
    ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 140)}`),
    ...spilt.map((element) => `spilt: ${element.outerHTML.slice(0, 140)}`),
    ...outside.map((element) => `outside: ${element.outerHTML.slice(0, 140)}`),
  ];

  /** A strip is made to scroll sideways. The body of a sheet scrolls down, and is no wider than the screen. */
  function isInStrip(element: HTMLElement | null): boolean {
    if (element === null) return false;
    const { overflowX } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    return (scrolls && element.scrollHeight <= element.clientHeight + 1) || isInStrip(element.parentElement);
  }
}

/** Runs in the page: the share of the screen that sticky boxes cover; 0 below a dialog. */
function stuckShare(): number {
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return 0;
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    const isAtEdge = (top <= 0 && bottom > 0) || (bottom >= innerHeight && top < innerHeight);
    return (position === 'sticky' || position === 'fixed') && height > 0 && isAtEdge;
  });
  return stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) / innerHeight;
}

/** Runs in the page: buttons and links under 24 px. A link within a sentence may be smaller. */
function smallInPage(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, [role=button]')];
  return all
    .filter(
      (element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none' && !element.closest('p, label, li > span'),
    )
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && (width < 24 || height < 24);
    })
    .map((element) => element.outerHTML.slice(0, 140));
}
