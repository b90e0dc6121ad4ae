import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { askedOf, searchView, type searchMachine } from '../../../machines/search/index.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import { BASE, pathOf } from '../boot/addresses.ts';

export function SearchStep({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  return <SearchScreen view={useSelector(actor, searchView)} monthHref={useSelector(actor, monthHrefOf)} send={actor.send} />;
}

/** Address of the calendar of prices for the chosen way; undefined for the bare form. */
function monthHrefOf(snapshot: SnapshotFrom<typeof searchMachine>): string | undefined {
  const asked = askedOf(snapshot);
  const view = snapshot.matches({ open: { results: 'return' } }) ? 'return' : 'main';
  return asked ? `${BASE}${pathOf({ name: 'calendar', view, asked })}` : undefined;
}
