/**
 * Takes the focus back into the page when what had it is gone: to the form that asks for it by `data-takes-focus`, else to its content.
 * An overlay that closes gives the focus back itself, a frame later; that is waited for.
 */
export function keepFocus(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const field = document.querySelector<HTMLElement>('[data-takes-focus] input');
      (field ?? document.getElementById('main'))?.focus({ preventScroll: field === null });
    }),
  );
}
