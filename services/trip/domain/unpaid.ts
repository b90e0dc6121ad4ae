/** Most seats of a run in reservations that nobody has paid yet. (decision 41) */
export interface UnpaidLimits {
  readonly perPerson: number;
  readonly perNetwork: number;
  /** Of the places of the bus, as a fraction. */
  readonly share: number;
}

/** Seats of a run in unpaid reservations. */
export interface UnpaidSeats {
  readonly inAll: number;
  readonly ofPerson: number;
  readonly ofNetwork: number;
}

/** Two parties, which a family may need, are never refused for the share of a small bus or of a network. */
export const alwaysSeats = 10;

/** Why so many more seats of a run with `places` cannot be reserved, or undefined. */
export function unpaidFault(
  more: number,
  { inAll, ofPerson, ofNetwork }: UnpaidSeats,
  places: number,
  { perPerson, perNetwork, share }: UnpaidLimits,
): 'unpaid-person-limit' | 'unpaid-run-limit' | undefined {
  if (ofPerson + more > perPerson) return 'unpaid-person-limit';
  const isFull = inAll + more > Math.max(alwaysSeats, Math.floor(places * share));
  return isFull || ofNetwork + more > perNetwork ? 'unpaid-run-limit' : undefined;
}
