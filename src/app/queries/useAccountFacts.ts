import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';
import type { Money } from '../../../machines/domain/money.ts';
import type { User } from '../../../machines/session/index.ts';
import { queries } from './queryClient.ts';
import { useAccountData, type AccountQueries } from './useAccountData.ts';

/** What the side menu shows of an account; null while unknown. `reserved` counts the trips that are not paid yet. */
export type AccountFacts = { points: Money | null; upcoming: number | null; reserved: number | null };

/**
 * Loads the preferences after a sign-in, and for a registered user the balance and the trips on every page. Returns what is known (NAV-024,
 * NAV-025, AUTH-028, AUTH-029, AUTH-033).
 */
export function useAccountFacts(user: User | null, page: string): AccountFacts {
  const owner = user?.role === 'user' ? user.sub : null;
  useAccountData(user?.sub ?? null, 'preferences', fetchPreferences);
  const points = useAccountData<Money>(owner, 'points', page === 'elsewhere' ? undefined : fetchFacts, page);
  const trips = useAccountData<AccountTrip[]>(owner, 'coming trips');
  return {
    points: points ?? null,
    upcoming: trips?.length ?? null,
    reserved: trips?.filter(({ status }) => status === 'reserved').length ?? null,
  };
}

const fetchFacts = ({ fetchAccountFacts }: AccountQueries) => fetchAccountFacts();
const fetchPreferences = ({ preferencesQuery }: AccountQueries) => queries.prefetchQuery(preferencesQuery());
