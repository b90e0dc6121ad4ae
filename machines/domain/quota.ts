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

/** What the live channel tells of a bus after a cart with reduced fares came or went: `left` by leg. Fares that are not named are as they were. */
export type QuotaNews = { version: number; quotas: readonly { fareId: string; places: number; left: readonly number[] }[] };

/** The quotas of a stretch after news of its bus: who travels the whole of it needs a place on each of its legs. */
export function withQuotaNews(
  quotas: readonly Quota[],
  news: Pick<QuotaNews, 'quotas'>,
  { legFrom, legTo }: { legFrom: number; legTo: number },
): Quota[] {
  return quotas.map((quota) => {
    const told = news.quotas.find(({ fareId }) => fareId === quota.fareId);
    return told ? { ...quota, places: told.places, left: Math.min(told.places, ...told.left.slice(legFrom, legTo)) } : quota;
  });
}
