/** Focuses the heading of the page if it can have the focus, else the content of the page. */
export function focusContent(): void {
  const content = document.getElementById('main');
  (content?.querySelector<HTMLElement>('h1[tabindex]') ?? content)?.focus({ preventScroll: true });
}
