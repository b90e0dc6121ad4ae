import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FavouriteList } from '../../../machines/domain/favourite.ts';
import type { KnownPeople } from '../../screens/seats/KnownPeople.ts';
import { tokens } from '../session/tokens.ts';
import { queries } from './queryClient.ts';

const subscribe = (listener: () => void) => queries.getQueryCache().subscribe(listener);

/** The account itself and its favourite passengers, for the passenger form; null for a guest. */
export function useKnownPeople(): KnownPeople | null {
  const user = tokens.read()?.user;
  const sub = user?.role === 'user' ? user.sub : null;
  useEffect(() => {
    // Without the list the form still takes typed names.
    if (sub !== null)
      void import('./account.ts').then(
        ({ favouritesQuery }) => queries.prefetchQuery(favouritesQuery()),
        () => {},
      );
  }, [sub]);
  const list = useSyncExternalStore(subscribe, () => queries.getQueryData<FavouriteList>(['account', sub, 'passengers']));
  const [firstName, fullName] = sub === null || !user ? [null, null] : [user.firstName, user.fullName];
  return useMemo(
    () =>
      firstName === null
        ? null
        : { self: { firstName, lastName: fullName.slice(firstName.length).trim() }, favourites: list?.passengers ?? [] },
    [firstName, fullName, list],
  );
}
