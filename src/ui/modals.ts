/** Open modals, the top one last. */
const open: HTMLElement[] = [];

const openersOf = new WeakMap<Element, readonly Element[]>();

/** The page as it is before a modal opens, read while no layout is pending. */
export type Before = {
  /** The focused element, then that of the modal which contains it, and so on. */
  openers: readonly Element[];
  hasScrollbar: boolean;
};

export function beforeModal(): Before {
  const { activeElement: opener, documentElement: root } = document;
  const below = opener?.closest('[data-modal]');
  const openers = [...(opener ? [opener] : []), ...((below && openersOf.get(below)) ?? [])];
  return { openers, hasScrollbar: root.clientWidth < window.innerWidth };
}

/** Makes the page (`data-page`) and the modals below `frame` inert. Returns the function that ends this. */
export function openModal(frame: HTMLElement, { openers, hasScrollbar }: Before): () => void {
  openersOf.set(frame, openers);
  const root = document.documentElement;
  // The page does not scroll, and its scrollbar keeps its place.
  if (open.length === 0 && hasScrollbar) root.style.scrollbarGutter = 'stable';
  open.push(frame);
  settle(root);
  return () => {
    open.splice(open.indexOf(frame), 1);
    frame.inert = false;
    settle(root);
    if (open.length === 0) root.style.scrollbarGutter = '';
  };
}

export const isTopModal = (frame: Element | null): boolean => frame !== null && open.at(-1) === frame;

function settle(root: HTMLElement): void {
  const top = open.at(-1);
  // An attribute, because a selector with `:has` would be checked at each change of the page.
  root.toggleAttribute('data-under-modal', top !== undefined);
  for (const page of document.querySelectorAll<HTMLElement>('[data-page]')) page.inert = top !== undefined;
  for (const frame of open) frame.inert = frame !== top;
}

/** Gives the focus back to the first opener that can have it, unless another element got it. */
export function returnFocus(openers: readonly Element[]): void {
  for (const opener of openers) {
    if (document.activeElement !== document.body) return;
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
}

// A phone's keyboard covers a part of the page, and makes only this viewport smaller.
window.visualViewport?.addEventListener('resize', ({ target }) => {
  // A zoomed page has a small viewport too.
  if (!(target instanceof VisualViewport) || target.scale !== 1) return;
  document.documentElement.style.setProperty('--visual-viewport-height', `${target.height}px`);
});
