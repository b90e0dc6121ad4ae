/** What must be true of every payment when the dust has settled. */
export interface Settled {
  readonly paymentId: string;
  readonly amount: number;
  /** Captured and not given back, in 1/100000 peso. */
  readonly charged: number;
  readonly hasTickets: boolean;
  readonly state: string;
}

/** Sentences about payments whose charge and tickets do not agree, or that are not at their end. */
export function disagreements(payments: readonly Settled[]): string[] {
  return payments.flatMap(({ paymentId, amount, charged, hasTickets, state }) => {
    const wrong: string[] = [];
    if (!['paid', 'refused', 'refunded'].includes(state)) wrong.push(`${paymentId} ended in ${state}`);
    if (hasTickets && charged !== amount) wrong.push(`${paymentId}: tickets, but ${charged} of ${amount} charged`);
    if (!hasTickets && charged !== 0) wrong.push(`${paymentId}: ${charged} charged, no tickets`);
    return wrong;
  });
}
