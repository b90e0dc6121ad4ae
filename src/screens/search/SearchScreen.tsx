import { Suspense, type ReactNode } from 'react';
import type { DayPrices } from '../../../machines/domain/calendar.ts';
import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Select } from '../../ui/Select.tsx';
import { HomePage } from './HomePage.tsx';
import type { ResultsScreenProps } from './ResultsScreen.tsx';

type SearchScreenProps = {
  view: SearchView;
  dayPrices?: DayPrices | null;
  monthHref?: string | undefined;
  /** What Home shows below its form. */
  offers?: ReactNode;
  send: (event: SearchEvent) => void;
};

const ResultsScreen = lazyPart<ResultsScreenProps>(async () => (await import('./ResultsScreen.tsx')).ResultsScreen);

/** The search, from the form to the chosen departure. */
export function SearchScreen({ view, dayPrices = null, monthHref, offers, send }: SearchScreenProps) {
  if (view.screen === 'form') return <HomePage form={view.form} offers={offers} send={send} />;
  return (
    <Suspense fallback={<main aria-busy="true" />}>
      <ResultsScreen view={view} dayPrices={dayPrices} monthHref={monthHref} send={send} />
    </Suspense>
  );
}

/** Prefetches what follows the form. */
SearchScreen.preload = async () => {
  await ResultsScreen.preload();
  await Select.preload();
};
