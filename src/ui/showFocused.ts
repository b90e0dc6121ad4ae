/**
 * Keeps what takes the focus wholly in sight, with the card that is drawn for it: the browser is content when a part of it shows in a
 * row or a sheet that scrolls. Once for the page.
 */
export function showFocused(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.tabIndex < 0 || !target.matches(':focus-visible')) return;
    (target.closest('label') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
