import { useEffect, useSyncExternalStore } from 'react';
import type { Money } from '../../../machines/domain/money.ts';
import { queries } from './queryClient.ts';

/** What the side menu shows of an account; null while unknown. */
export type AccountFacts = { points: Money | null; upcoming: number | null };

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** Fetches the balance of a registered user on every page, and reads what is known (NAV-024). `user` is null for everybody else. */
export function useAccountFacts(user: string | null, page: string): AccountFacts {
  useEffect(() => {
    // The queries of accounts are a late file, because a visitor needs none of them.
    if (user !== null && page !== 'elsewhere')
      void import('./account.ts').then(
        ({ fetchAccountFacts }) => fetchAccountFacts(),
        () => {},
      );
  }, [user, page]);
  const known = <Data>(subject: string) => queries.getQueryData<Data>(['account', user, subject]);
  const points = useSyncExternalStore(subscribe, () => known<Money>('points'));
  const trips = useSyncExternalStore(subscribe, () => known<unknown[]>('trips current'));
  return { points: points ?? null, upcoming: trips?.length ?? null };
}
