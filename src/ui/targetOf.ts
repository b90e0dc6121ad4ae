/** The focusable element of an item with this `data-key`: the button in it, or the element itself. Null while it is not rendered. */
export function targetOf(key: string, within: ParentNode = document): HTMLElement | null {
  const item = within.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  return item?.querySelector('button') ?? item;
}
