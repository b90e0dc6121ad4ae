/**
 * Takes the focus back into the page when what had it is gone, or cannot be pressed any more: to the form that asks for it by `data-takes-focus`, else
 * to the sheet over the page, else to the page's content.
 * An overlay that closes gives the focus back itself, a frame later; that is waited for.
 */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const field = document.querySelector<HTMLElement>('[data-takes-focus] input');
      const sheet = document.querySelector<HTMLElement>('[role="dialog"]');
      (field ?? sheet ?? document.getElementById('main'))?.focus({ preventScroll: field === null });
    }),
  );
}
