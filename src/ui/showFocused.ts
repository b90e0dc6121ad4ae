/**
 * Scrolls a focused element fully into view, together with its card. The browser itself accepts a partly visible element in a scrolling row
 * or sheet. Call it once per page.
 */
export function showFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(':focus-visible')) return;
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
