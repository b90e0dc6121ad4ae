import { Suspense, useEffect, type ReactNode } from 'react';
import type { DayPrices } from '../../../machines/domain/calendar.ts';
import type { ListingEvent, ListingView } from '../../../machines/domain/departureList.ts';
import type { SearchEvent, SearchView } from '../../../machines/search/search.types.ts';
import { results } from '../../messages/es-MX.ts';
import { fullDate } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Departures, FiltersCard } from './Departures.tsx';
import { SearchingFilters, SearchingResults } from './Searching.tsx';
import { ResultsHeading } from './ResultsHeading.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { SortMenu } from './SortMenu.tsx';
import { useListing } from './useListing.ts';

/** Loaded beside the list: it must be there when the network is not. */
const NoDepartures = lazyPart(async () => (await import('./NoDepartures.tsx')).NoDepartures);

export type ResultsScreenProps = {
  view: Exclude<SearchView, { screen: 'form' }>;
  /** Null while they load, and without an answer. */
  dayPrices: DayPrices | null;
  /** Address of the calendar of prices for this search. */
  monthHref: string | undefined;
  /** The promotion of the way back. */
  offer?: ReactNode;
  send: (event: SearchEvent) => void;
};

/** `listing` is null without a list. */
type PartProps = Pick<ResultsScreenProps, 'view'> & { listing: ListingView | null; arrange: (event: ListingEvent) => void };

/** The results of a search: loading, found, empty or failed. The heading stays the same element, so that it keeps the focus. */
export function ResultsScreen({ view, dayPrices, monthHref, offer, send }: ResultsScreenProps) {
  useEffect(() => void NoDepartures.preload(), []);
  // The button of the promotion leaves with it.
  useEffect(recoverFocus, [offer === undefined]);
  const [listing, arrange] = useListing(view);
  const part = { view, listing, arrange };
  const aside = asideOf(part);
  return (
    <ResultsPage frame={view} dayPrices={dayPrices} monthHref={monthHref} send={send}>
      <div className={cx('grid grid-cols-[minmax(0,1fr)] items-start gap-6', aside !== null && 'lg:grid-cols-[16rem_minmax(0,1fr)]')}>
        {aside && (
          <aside aria-label={results.filters} className="hidden lg:block">
            {aside}
          </aside>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Heading {...part} />
          {offer}
          <Results {...part} send={send} />
        </div>
      </div>
    </ResultsPage>
  );
}

function asideOf({ view, listing, arrange }: PartProps): ReactNode {
  if (view.screen === 'loading') return <SearchingFilters />;
  return listing && <FiltersCard listing={listing} arrange={arrange} />;
}

/** Without departures, the page shows its own heading. */
function Heading({ view: { screen, direction, date }, listing, arrange }: PartProps) {
  if (screen === 'loading') return <ResultsHeading direction={direction} status={results.searching} />;
  if (!listing) return <ResultsHeading direction={direction} status="" isHidden />;
  return (
    <ResultsHeading
      direction={direction}
      status={results.found(listing.departures.length, listing.total, fullDate(date))}
      note={results.perPerson}
      end={<SortMenu sort={listing.sort} arrange={arrange} />}
    />
  );
}

function Results({ view, listing, arrange, send }: PartProps & Pick<ResultsScreenProps, 'send'>) {
  switch (view.screen) {
    case 'loading':
      return <SearchingResults />;
    case 'results':
      return listing && <Departures view={view} listing={listing} arrange={arrange} send={send} />;
    case 'empty':
      return (
        <Suspense>
          <NoDepartures days={view.days} send={send} />
        </Suspense>
      );
    case 'failed':
      return (
        <Suspense>
          <NoDepartures days={null} send={send} />
        </Suspense>
      );
    default:
      return view satisfies never;
  }
}
