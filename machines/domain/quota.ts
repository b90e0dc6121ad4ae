import type { Passenger } from './passenger.ts';

/**
 * Places of a bus at a reduced fare. `left` is the number that this traveller may still take over the requested stretch. Fares without a
 * quota are omitted.
 */
export type Quota = { fareId: string; places: number; left: number };

/** The quotas minus the passengers who are not in a cart yet; below 0 when there are too many. */
export function quotaLeft(quotas: readonly Quota[], passengers: readonly Pick<Passenger, 'fareId'>[]): Quota[] {
  return quotas.map((quota) => ({ ...quota, left: quota.left - passengers.filter(({ fareId }) => fareId === quota.fareId).length }));
}

/**
 * A quota message of the live channel, after a cart with reduced fares was created or released. `left` is by leg. Other fares are
 * unchanged.
 */
export type QuotaNews = { version: number; quotas: readonly { fareId: string; places: number; left: readonly number[] }[] };

/** The quotas of a stretch after a message about its bus, because a traveller needs a place on each leg of it. */
export function withQuotaNews(
  quotas: readonly Quota[],
  news: Pick<QuotaNews, 'quotas'>,
  { legFrom, legTo }: { legFrom: number; legTo: number },
): Quota[] {
  return quotas.map((quota) => {
    const published = news.quotas.find(({ fareId }) => fareId === quota.fareId);
    return published
      ? { ...quota, places: published.places, left: Math.min(published.places, ...published.left.slice(legFrom, legTo)) }
      : quota;
  });
}
