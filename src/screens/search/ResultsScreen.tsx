import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { Departures } from './Departures.tsx';
import { FailedResults, NoResults, SearchingResults } from './NoDepartures.tsx';
import { ResultsPage } from './ResultsPage.tsx';

export type ResultsScreenProps = { view: Exclude<SearchView, { screen: 'form' }>; send: (event: SearchEvent) => void };

/** What was found for the question, from the wait for it to its failure. */
export function ResultsScreen({ view, send }: ResultsScreenProps) {
  return (
    <ResultsPage frame={view} send={send}>
      <Results view={view} send={send} />
    </ResultsPage>
  );
}

function Results({ view, send }: ResultsScreenProps) {
  switch (view.screen) {
    case 'loading':
      return <SearchingResults direction={view.direction} />;
    case 'results':
      return <Departures view={view} send={send} />;
    case 'empty':
      return <NoResults direction={view.direction} days={view.days} send={send} />;
    case 'failed':
      return <FailedResults direction={view.direction} send={send} />;
    default:
      return view satisfies never;
  }
}
