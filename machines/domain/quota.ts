import type { Passenger } from './passenger.ts';

/**
 * Places of a bus at a reduced fare, as the service tells them: `left` is what this traveller may still take over the stretch that was asked for.
 * Fares without a quota are not among them.
 */
export type Quota = { fareId: string; places: number; left: number };

/** The quotas after the passengers who are not in a cart yet; below 0 when they are too many. */
export function quotaLeft(quotas: readonly Quota[], passengers: readonly Pick<Passenger, 'fareId'>[]): Quota[] {
  return quotas.map((quota) => ({ ...quota, left: quota.left - passengers.filter(({ fareId }) => fareId === quota.fareId).length }));
}
