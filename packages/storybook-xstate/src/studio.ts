import type { Size } from './camera.ts';
import type { ShowStill } from './still.ts';

/** Time-out for loading a canvas. */
const PATIENCE = 30_000;

export type Studio = { picture: (storyId: string) => Promise<string>; close: () => void };

/**
 * One hidden canvas of a size that renders story after story and captures each as a page without scripts. A board of fifty pictures then
 * needs fifty static pages instead of fifty running stories.
 */
export function openStudio(size: Size, globals: string): Studio {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', top: '0', left: '0', border: '0', visibility: 'hidden', zIndex: '-1' });
  Object.assign(frame.style, { width: `${size.width}px`, height: `${size.height}px` });
  frame.inert = true;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  frame.src = `iframe.html?${new URLSearchParams({ viewMode: 'story', embed: 'true', globals }).toString()}`;
  document.body.append(frame);

  const opened = until(() => frame.contentWindow?.__CHART_SHOW_STILL__);
  let last: Promise<unknown> = opened;

  const take = async (show: ShowStill, storyId: string) => {
    await show(storyId);
    return frame.contentDocument ? staticHtml(frame.contentDocument) : '';
  };

  return {
    picture: (storyId) => {
      const next = last.then(async () => take(await opened, storyId));
      last = next.catch(() => '');
      return next;
    },
    close: () => frame.remove(),
  };
}

async function until<Value>(read: () => Value | undefined): Promise<Value> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const value = read();
    if (value !== undefined) return value;
    if (performance.now() > end) throw new Error('The canvas of the pictures did not load.');
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** The current page without scripts and animations, with the values of its fields. */
function staticHtml(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const fields = copy.querySelectorAll('input');
  for (const [index, { value, checked, type }] of page.querySelectorAll('input').entries()) {
    if (type !== 'password') fields[index]?.setAttribute('value', value);
    fields[index]?.toggleAttribute('checked', checked);
  }
  for (const element of copy.querySelectorAll('script, noscript, iframe, link[rel="modulepreload"], .sb-wrapper')) element.remove();
  const base = page.createElement('base');
  base.href = page.baseURI;
  copy.querySelector('head')?.prepend(base);
  return `<!doctype html>${copy.outerHTML}`;
}
