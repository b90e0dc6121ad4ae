import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { HomePage } from './HomePage.tsx';
import { Departures } from './Departures.tsx';
import { FailedResults, NoResults, SearchingResults } from './NoDepartures.tsx';
import { ResultsPage } from './ResultsPage.tsx';

type SearchScreenProps = { view: SearchView; send: (event: SearchEvent) => void };

/** From the question where to, to the departure that is taken. */
export function SearchScreen({ view, send }: SearchScreenProps) {
  switch (view.screen) {
    case 'form':
      return <HomePage form={view.form} send={send} />;
    case 'loading':
      return (
        <ResultsPage frame={view} send={send}>
          <SearchingResults />
        </ResultsPage>
      );
    case 'results':
      return (
        <ResultsPage frame={view} send={send}>
          <Departures view={view} send={send} />
        </ResultsPage>
      );
    case 'empty':
      return (
        <ResultsPage frame={view} send={send}>
          <NoResults days={view.days} send={send} />
        </ResultsPage>
      );
    case 'failed':
      return (
        <ResultsPage frame={view} send={send}>
          <FailedResults send={send} />
        </ResultsPage>
      );
    default:
      return view satisfies never;
  }
}
