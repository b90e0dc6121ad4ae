/** The final state of a payment to check. */
export interface Settled {
  readonly paymentId: string;
  readonly amount: number;
  /** Captured and not refunded, in 1/100000 peso. */
  readonly charged: number;
  readonly hasTickets: boolean;
  readonly state: string;
}

/** Describes payments whose charge and tickets differ, or that are not final. */
export function disagreements(payments: readonly Settled[]): string[] {
  return payments.flatMap(({ paymentId, amount, charged, hasTickets, state }) => {
    const wrong: string[] = [];
    if (!['paid', 'refused', 'refunded'].includes(state)) wrong.push(`${paymentId} ended in ${state}`);
    if (hasTickets && charged !== amount) wrong.push(`${paymentId}: tickets, but ${charged} of ${amount} charged`);
    if (!hasTickets && charged !== 0) wrong.push(`${paymentId}: ${charged} charged, no tickets`);
    return wrong;
  });
}

interface Row {
  readonly id: string;
  readonly amount: number;
  readonly state: string;
}

/** The same for rows of the payment service: the bank's `books` by payment id, and the payments with tickets. */
export function rowDisagreements(rows: readonly Row[], books: ReadonlyMap<string, number>, withTickets: ReadonlySet<string>): string[] {
  return disagreements(
    rows.map(({ id, amount, state }) => ({
      paymentId: id,
      amount,
      charged: books.get(id) ?? 0,
      hasTickets: withTickets.has(id),
      state,
    })),
  );
}
