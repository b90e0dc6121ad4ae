import { Suspense } from 'react';
import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { HomePage } from './HomePage.tsx';
import type { ResultsScreenProps } from './ResultsScreen.tsx';

type SearchScreenProps = { view: SearchView; send: (event: SearchEvent) => void };

const ResultsScreen = lazyPart<ResultsScreenProps>(async () => (await import('./ResultsScreen.tsx')).ResultsScreen);

/** From the question where to, to the departure that is taken. */
export function SearchScreen({ view, send }: SearchScreenProps) {
  if (view.screen === 'form') return <HomePage form={view.form} send={send} />;
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <ResultsScreen view={view} send={send} />
    </Suspense>
  );
}

/** Fetches what follows the form. */
SearchScreen.preload = ResultsScreen.preload;
