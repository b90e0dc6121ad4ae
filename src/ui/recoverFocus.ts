/**
 * Moves the focus back into the page when its element is gone or disabled, or when the content of the page has it. The order is: the form
 * with `data-takes-focus`, in its first empty field, the open sheet, `origin`, the content of the page. A closing overlay restores the focus itself a frame later,
 * so this runs after it.
 */
export function recoverFocus(origin: () => HTMLElement | null = () => null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const content = document.getElementById('main');
      if (document.activeElement !== document.body && document.activeElement !== content) return;
      const field = document.querySelector<HTMLElement>('[data-takes-focus] :is(input[value=""], [data-frame])');
      const sheet = document.querySelector<HTMLElement>('[role="dialog"]');
      (field ?? sheet ?? origin() ?? content)?.focus({ preventScroll: field === null });
    }),
  );
}
