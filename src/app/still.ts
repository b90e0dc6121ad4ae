import { onHide } from './page.ts';

/** Where the tab keeps the picture; `scripts/showStill.ts` draws it again before any code of the shop has come. */
export const STILL = 'anden.still';

/** An element with its name, its style, its other attributes by name and value in turns, and its content; or a text. */
export type StillNode = string | [name: string, style: string, attributes: string[], content: StillNode[]];

/** What a page showed when it was left, and where and in which dress that is still true. */
export type Still = { address: string; stylesheet: string; at: number; nodes: StillNode[] };

/** What is typed, and what only a living page needs, is not kept; nor what is there for the ear. */
const NOT_KEPT = ['id', 'for', 'href', 'value', 'tabindex', 'style', 'data-key', 'aria-colindex'];

function nodeOf(node: ChildNode): StillNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element) || node.classList.contains('sr-only')) return [];
  const attributes = [...node.attributes].filter(({ name }) => !NOT_KEPT.includes(name)).flatMap(({ name, value }) => [name, value]);
  return [[node.localName, node.getAttribute('style') ?? '', attributes, [...node.childNodes].flatMap(nodeOf)]];
}

/**
 * A cheap phone throws pages out of its memory. While `isWorthIt` says so, a page that is put aside leaves a picture of itself in its tab, which
 * its next load shows until it can answer. Never of what lies over the page, where something is being typed, nor of the payment.
 */
export function keepStill(root: HTMLElement, isWorthIt: () => boolean): void {
  onHide(() => {
    try {
      const stylesheet = document.querySelector('link[rel="stylesheet"]')?.getAttribute('href');
      if (!stylesheet || !isWorthIt() || document.querySelector('[role$="dialog"]')) return sessionStorage.removeItem(STILL);
      const { pathname, search } = location;
      const still: Still = { address: pathname + search, stylesheet, at: Date.now(), nodes: [...root.childNodes].flatMap(nodeOf) };
      sessionStorage.setItem(STILL, JSON.stringify(still));
    } catch {
      // A full or forbidden storage costs the picture alone.
    }
  });
}
