/** The focusable element of a seat: its button in the list, or its cell on the map. Null while neither is rendered. */
export function findSeat(id: string): HTMLElement | null {
  const seat = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`);
  return seat?.querySelector('button') ?? seat;
}
