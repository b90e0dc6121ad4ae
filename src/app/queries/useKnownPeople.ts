import { useMemo } from 'react';
import type { FavouriteList } from '../../../machines/domain/favourite.ts';
import type { KnownPeople } from '../../screens/seats/KnownPeople.ts';
import { tokens } from '../session/tokens.ts';
import { peopleOf } from '../storage/guestPeople.ts';
import { queries } from './queryClient.ts';
import { useAccountData } from './useAccountData.ts';

/** The account itself and its favourite passengers, for the passenger form, or the people whom the device of a guest knows; null without any. */
export function useKnownPeople(): KnownPeople | null {
  const user = tokens.read()?.user;
  const sub = user?.role === 'user' ? user.sub : null;
  // Without the list the form still takes typed names.
  const list = useAccountData<FavouriteList>(sub, 'passengers', ({ favouritesQuery }) => queries.prefetchQuery(favouritesQuery()));
  const [firstName, fullName] = sub === null || !user ? [null, null] : [user.firstName, user.fullName];
  const guest = user?.role === 'guest' ? user.email : null;
  return useMemo(() => {
    const earlier = guest === null ? [] : peopleOf(guest);
    if (firstName === null) return earlier.length > 0 ? { self: null, favourites: [], earlier } : null;
    return { self: { firstName, lastName: fullName.slice(firstName.length).trim() }, favourites: list?.passengers ?? [], earlier };
  }, [firstName, fullName, guest, list]);
}
