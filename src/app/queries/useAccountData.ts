import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import type * as accountQueries from './account.ts';
import { queries } from './queryClient.ts';

export type AccountQueries = typeof accountQueries;

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/**
 * What is known of an account's data, undefined before it came. `load` asks for it, again when `page` changes. The queries of accounts are
 * a late file, because a visitor needs none of them. A failure leaves the data unknown.
 */
export function useAccountData<Data>(
  user: string | null,
  subject: accountQueries.AccountSubject,
  load?: (queries: AccountQueries) => Promise<unknown>,
  page?: string,
): Data | undefined {
  useEffect(() => {
    if (user === null || !load) return undefined;
    return whenIdle(
      () =>
        void import('./account.ts').then(load).then(
          () => {},
          () => {},
        ),
    );
    // `load` asks for the same at every rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [user, page]);
  return useSyncExternalStore(subscribe, () => queries.getQueryData<Data>(['account', user, subject]));
}
