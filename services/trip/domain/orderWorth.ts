/** A valid ticket, by its id in the order and by that of the ticket which it became. `worth` in 1/100000 of the currency's unit. */
export interface Valid {
  readonly origin: string;
  readonly id: string;
  readonly worth: number;
}

/**
 * The parts of an amount that is taken from one ticket, or from all in their order; undefined when they are not worth as much, and for
 * nothing. (decision 42)
 */
export function divideTaken(
  tickets: readonly Valid[],
  { ticketId, amount }: { readonly ticketId: string | null; readonly amount: number },
): readonly { readonly id: string; readonly amount: number }[] | undefined {
  const parts: { id: string; amount: number }[] = [];
  let left = amount;
  for (const { origin, id, worth } of tickets) {
    const part = ticketId === null || ticketId === origin ? Math.min(worth, left) : 0;
    if (part > 0) parts.push({ id, amount: part });
    left -= part;
  }
  return amount <= 0 || left > 0 ? undefined : parts;
}
