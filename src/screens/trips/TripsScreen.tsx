import { CloudOff, RefreshCw, Search } from 'lucide-react';
import type { AccountTrip } from '../../../machines/domain/accountTrip.ts';
import emptyBay from '../../assets/empty-bay.svg';
import { common, trips as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { AccountTrips } from '../parts/AccountTrips.tsx';
import { StateCard } from '../parts/StateCard.tsx';

export type TripsPageView =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; upcoming: readonly AccountTrip[]; past: readonly AccountTrip[] };

export type TripsScreenProps = { view: TripsPageView; onSearch: () => void; onRetry: () => void };

/** The trips of the account, as a plain list (NAV-009). */
export function TripsScreen({ view, onSearch, onRetry }: TripsScreenProps) {
  return (
    <Page>
      <h1>{words.title}</h1>
      <Trips view={view} onSearch={onSearch} onRetry={onRetry} />
    </Page>
  );
}

function Trips({ view, onSearch, onRetry }: TripsScreenProps) {
  switch (view.state) {
    case 'loading':
      return (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <SkeletonCard />
        </>
      );
    case 'failed':
      return (
        <StateCard
          isAlert
          icon={<CloudOff />}
          title={words.failed.title}
          actions={
            <Button look="primary" icon={<RefreshCw />} onPress={onRetry}>
              {common.retry}
            </Button>
          }
        >
          {words.failed.text}
        </StateCard>
      );
    case 'ready':
      return <TripLists upcoming={view.upcoming} past={view.past} onSearch={onSearch} />;
    default:
      return view satisfies never;
  }
}

type TripListsProps = { upcoming: readonly AccountTrip[]; past: readonly AccountTrip[]; onSearch: () => void };

function TripLists({ upcoming, past, onSearch }: TripListsProps) {
  return (
    <Split
      aside={
        <Card title={words.past}>
          {past.length === 0 ? <p className="text-ink-muted">{words.noPast}</p> : <AccountTrips trips={past} />}
        </Card>
      }
    >
      <Card title={words.upcoming}>
        {upcoming.length === 0 ? (
          <EmptyState
            picture={emptyBay}
            title={words.none.title}
            actions={
              <Button look="primary" icon={<Search />} onPress={onSearch}>
                {words.search}
              </Button>
            }
          >
            {words.none.text}
          </EmptyState>
        ) : (
          <AccountTrips trips={upcoming} />
        )}
      </Card>
    </Split>
  );
}
