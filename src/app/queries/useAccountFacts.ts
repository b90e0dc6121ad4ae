import type { Money } from '../../../machines/domain/money.ts';
import { useAccountData, type AccountQueries } from './useAccountData.ts';

/** What the side menu shows of an account; null while unknown. */
export type AccountFacts = { points: Money | null; upcoming: number | null };

/** Fetches the balance of a registered user on every page, and reads what is known (NAV-024). `user` is null for everybody else. */
export function useAccountFacts(user: string | null, page: string): AccountFacts {
  const asked = page === 'elsewhere' ? undefined : fetchFacts;
  const points = useAccountData<Money>(user, 'points', asked, page);
  const trips = useAccountData<unknown[]>(user, 'trips current');
  return { points: points ?? null, upcoming: trips?.length ?? null };
}

const fetchFacts = ({ fetchAccountFacts }: AccountQueries) => fetchAccountFacts();
