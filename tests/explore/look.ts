import type { Row } from './totals.ts';

/** What the page shows besides its accessibility tree. */
export type Sight = {
  /** Path and query. */
  path: string;
  headings: number;
  /** Letters that can be read in the content or in a dialog. */
  letters: number;
  hasFocus: boolean;
  width: number;
  screenWidth: number;
  /** Each wait that is shown, by its words. */
  waits: string[];
  lists: Row[][];
  /** Amounts on buttons that pay. */
  toPay: string[];
  /** Something is out of reach below a dialog. */
  hasInert: boolean;
  canGoBack: boolean;
  canGoForward: boolean;
};

/** Runs in the page. */
export function look(): Sight {
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const { documentElement: html, activeElement: active } = document;
  const content = shown('main, [role=dialog], [role=alertdialog]').map(({ innerText }) => innerText.trim());
  const frames = shown('iframe').length;
  const waits = shown('[role=progressbar]:not([aria-valuenow]), [aria-busy=true]');
  const lists = shown('dl').map((list) =>
    [...list.querySelectorAll('dt')].map((name) => ({
      name: name.innerText,
      value: name.nextElementSibling instanceof HTMLElement ? name.nextElementSibling.innerText : '',
    })),
  );
  // The DOM library of TypeScript knows `navigation`, and older browsers do not have it.
  const { canGoBack, canGoForward } = navigation;
  return {
    path: location.pathname + location.search,
    headings: shown('h1').length,
    letters: content.join('').length + frames,
    hasFocus: active !== null && active !== document.body && active !== html,
    width: html.scrollWidth,
    screenWidth: html.clientWidth,
    // What a dialog covers waits for the answer to the dialog, and «Esperando …» for a person. Both may take any time.
    waits: waits
      .filter((element) => element.closest('[inert]') === null)
      .map((element) => element.ariaLabel ?? element.innerText.trim().slice(0, 60))
      .filter((words) => !words.startsWith('Esperando')),
    lists,
    toPay: shown('button').flatMap(({ innerText }) => /^Pagar (\$[\d,.]+)/.exec(innerText.trim())?.[1] ?? []),
    hasInert: document.querySelector('[inert]') !== null,
    canGoBack,
    canGoForward,
  };
}
