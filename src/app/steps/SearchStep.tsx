import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { searchView, type searchMachine } from '../../../machines/search/index.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';

export function SearchStep({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  return <SearchScreen view={useSelector(actor, searchView)} send={actor.send} />;
}
