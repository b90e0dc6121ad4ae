import { useMemo } from 'react';
import type { FavouriteList } from '../../../machines/domain/favourite.ts';
import type { KnownPeople } from '../../screens/seats/KnownPeople.ts';
import { tokens } from '../session/tokens.ts';
import { queries } from './queryClient.ts';
import { useAccountData } from './useAccountData.ts';

/** The account itself and its favourite passengers, for the passenger form; null for a guest. */
export function useKnownPeople(): KnownPeople | null {
  const user = tokens.read()?.user;
  const sub = user?.role === 'user' ? user.sub : null;
  // Without the list the form still takes typed names.
  const list = useAccountData<FavouriteList>(sub, 'passengers', ({ favouritesQuery }) => queries.prefetchQuery(favouritesQuery()));
  const [firstName, fullName] = sub === null || !user ? [null, null] : [user.firstName, user.fullName];
  return useMemo(
    () =>
      firstName === null
        ? null
        : { self: { firstName, lastName: fullName.slice(firstName.length).trim() }, favourites: list?.passengers ?? [] },
    [firstName, fullName, list],
  );
}
