import { STORY_ERRORED, STORY_MISSING, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import type { Size } from './camera.ts';

type Channel = {
  on: (event: string, heard: (detail: string) => void) => void;
  off: (event: string, heard: (detail: string) => void) => void;
};

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_PREVIEW__?: { onSetCurrentStory?: (selection: { storyId: string; viewMode: 'story' }) => Promise<void> };
  }
}

const FAILURES = [STORY_ERRORED, STORY_THREW_EXCEPTION, STORY_MISSING];
/** A story that changes nothing for so long, in ms, has come to rest. */
const QUIET = 120;
/** A story that never comes to rest is kept as it is then. */
const RESTLESS = 2_500;
/** So long a story may take to be drawn. */
const PATIENCE = 30_000;

export type Studio = { picture: (storyId: string) => Promise<string>; close: () => void };

/**
 * One hidden canvas of a size that shows story after story, without playing them, and keeps each as a page without scripts:
 * a board of fifty pictures then costs fifty still pages and not fifty running stories.
 */
export function openStudio(size: Size, globals: string): Studio {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', top: '0', left: '0', border: '0', visibility: 'hidden', zIndex: '-1' });
  Object.assign(frame.style, { width: `${size.width}px`, height: `${size.height}px` });
  frame.inert = true;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  let last: Promise<unknown> = Promise.resolve();

  const show = async (storyId: string) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = frame.contentWindow ?? {};
    if (channel && preview?.onSetCurrentStory) {
      const rendered = drawn(channel, storyId);
      // Asked over the channel, the page around it would go to the story too.
      await preview.onSetCurrentStory({ storyId, viewMode: 'story' });
      await rendered;
    } else {
      frame.src = `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', embed: 'true', globals }).toString()}`;
      document.body.append(frame);
      await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
    }
    await until(() => isShown(frame.contentDocument));
    const page = frame.contentDocument;
    if (!page) return '';
    await atRest(page);
    return still(page);
  };

  return {
    picture: (storyId) => {
      const next = last.then(() => show(storyId));
      last = next.catch(() => '');
      return next;
    },
    close: () => frame.remove(),
  };
}

/** Resolves when the story is drawn, or is known never to be. */
function drawn(channel: Channel, storyId: string): Promise<void> {
  return new Promise((resolve) => {
    const ended = () => {
      clearTimeout(patience);
      channel.off(STORY_RENDERED, rendered);
      for (const event of FAILURES) channel.off(event, ended);
      resolve();
    };
    const rendered = (id: string) => id === storyId && ended();
    const patience = setTimeout(ended, PATIENCE);
    channel.on(STORY_RENDERED, rendered);
    for (const event of FAILURES) channel.on(event, ended);
  });
}

function isShown(page: Document | null): boolean {
  const drawn = page?.querySelector('#storybook-root')?.childElementCount ?? 0;
  return drawn > 0 && (page?.body.classList.contains('sb-show-main') ?? false);
}

async function until(isTrue: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!isTrue() && performance.now() < end) await new Promise((next) => setTimeout(next, 50));
}

function atRest(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, QUIET);
    });
    let quiet = setTimeout(done, QUIET);
    const patience = setTimeout(done, RESTLESS);
    observer.observe(page, { subtree: true, childList: true, attributes: true });
  });
}

/** The page as it looks now: without scripts and movement, with what stands in its fields. */
function still(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  const fields = copy.querySelectorAll('input');
  for (const [index, { value, checked, type }] of page.querySelectorAll('input').entries()) {
    if (type !== 'password') fields[index]?.setAttribute('value', value);
    fields[index]?.toggleAttribute('checked', checked);
  }
  for (const element of copy.querySelectorAll('script, noscript, iframe, link[rel="modulepreload"], [data-entering]')) {
    if (element.hasAttribute('data-entering')) element.removeAttribute('data-entering');
    else element.remove();
  }
  const head = copy.querySelector('head');
  const base = page.createElement('base');
  base.href = page.baseURI;
  const style = page.createElement('style');
  style.textContent =
    '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }';
  head?.prepend(base);
  head?.append(style);
  return `<!doctype html>${copy.outerHTML}`;
}
