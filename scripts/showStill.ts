import type { Plugin } from 'vite';
import { MAX_AGE_MS } from '../src/app/keptPurchase.ts';
import { STILL, type Still, type StillNode } from '../src/app/still.ts';

/**
 * Lets the page show what its tab showed last (`src/app/still.ts`) until the shop has come, and hear nothing until then. The script is the last
 * one of the head: it waits for the stylesheet, and with it the body, so that no empty page is drawn first.
 */
export const showStill = (): Plugin => ({
  name: 'show-still',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // The atlas has a page of its own, without purchases.
    handler: (_html, { path }) =>
      path === '/index.html' ? [{ tag: 'script', injectTo: 'head', children: `(${show.toString()})("${STILL}",${MAX_AGE_MS})` }] : [],
  },
});

/** Runs in the page. */
function show(key: string, maxAgeMs: number): void {
  const svg = 'http://www.w3.org/2000/svg';
  const draw = (node: StillNode, space: string | null): Node => {
    if (typeof node === 'string') return new Text(node);
    const [name, style, attributes, content] = node;
    const own = name === 'svg' ? svg : space;
    const element = own ? document.createElementNS(own, name) : document.createElement(name);
    for (let at = 0; at < attributes.length; at += 2) element.setAttribute(attributes[at] ?? '', attributes[at + 1] ?? '');
    // The policy of the page refuses a style as an attribute.
    if (style && (element instanceof HTMLElement || element instanceof SVGElement)) element.style.cssText = style;
    for (const child of content) element.append(draw(child, own));
    return element;
  };
  try {
    const still: Still | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isDressed = [...document.styleSheets].some(({ href }) => href && new URL(href).pathname === still?.stylesheet);
    if (!still || !isDressed || still.address !== location.pathname + location.search || Date.now() - still.at > maxAgeMs) return;
    const picture = document.createElement('div');
    Object.assign(picture, { inert: true, ariaHidden: 'true', id: 'still' });
    picture.append(...still.nodes.map((node) => draw(node, null)));
    new MutationObserver((_changes, body) => {
      const root = document.getElementById('root');
      if (!root) return;
      root.append(picture);
      body.disconnect();
    }).observe(document.documentElement, { childList: true, subtree: true });
  } catch {
    // No picture is as good as before.
  }
}
