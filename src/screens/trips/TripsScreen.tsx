import { CloudOff, RefreshCw, Search } from 'lucide-react';
import { useEffect } from 'react';
import { punctualityOf, type Estimates } from '../../../machines/domain/estimate.ts';
import type { Instant } from '../../../machines/domain/instant.ts';
import type { OwnTrip } from '../../../machines/domain/ownTrip.ts';
import emptyBay from '../../assets/empty-bay.svg';
import { common, offline, trips as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { recoverFocus } from '../../ui/recoverFocus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BackOnline } from '../parts/BackOnline.tsx';
import { CachedNotice } from '../parts/CachedNotice.tsx';
import { ContactCard } from '../parts/ContactCard.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { TripCard, type TripActs } from './TripCard.tsx';
import { TripHistory } from './TripHistory.tsx';

export type TripsPageView =
  | { state: 'loading' }
  | { state: 'failed'; isOffline?: boolean }
  | {
      state: 'ready';
      current: readonly OwnTrip[];
      past: readonly OwnTrip[];
      estimates: Estimates;
      now: Instant;
      /** Without a network: the number of tickets that this browser keeps, and when the shown trips came. */
      cached?: { tickets: number; at: Instant } | null;
    };

export type TripsScreenProps = TripActs & {
  view: TripsPageView;
  onSearch: () => void;
  onRetry: () => void;
  /** The address that begins the same trip again. */
  repeatHref: (trip: OwnTrip) => string;
  /** The trips are those of one order, which the link of a mail opened. */
  isOneOrder?: boolean;
  /** The page of the order that has the tickets in place of changed ones. */
  nextHref?: string | undefined;
};

/** The trips of the account: those that come, and those that are over (NAV-009, TRIPS-001 to TRIPS-005). */
export function TripsScreen(props: TripsScreenProps) {
  const { view, onSearch, isOneOrder = false } = props;
  const count = view.state === 'ready' ? view.current.length : null;
  // The menu of a cancelled trip is gone with its card.
  useEffect(recoverFocus, [count]);
  const hasTrips = view.state === 'ready' && view.current.length > 0;
  return (
    <Page>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{isOneOrder ? words.own.title : words.title}</h1>
        {hasTrips && !isOneOrder && (
          <Button icon={<Search />} onPress={onSearch}>
            {words.search}
          </Button>
        )}
      </div>
      <Trips {...props} />
    </Page>
  );
}

/** What a screen reader is told when a bus becomes late, or later. */
function lateTrips(trips: readonly OwnTrip[], estimates: Estimates): string {
  return trips
    .flatMap((trip) => {
      const punctuality = punctualityOf(trip, estimates[trip.id]);
      if (punctuality.kind !== 'late') return [];
      return words.announced(words.trip(trip.origin.name, trip.destination.name), words.late[punctuality.at](punctuality.minutes));
    })
    .join(' ');
}

function Trips({ view, onSearch, onRetry, repeatHref, isOneOrder = false, nextHref, ...acts }: TripsScreenProps) {
  const { none, failed } = isOneOrder ? words.own : words;
  switch (view.state) {
    case 'loading':
      return (
        <>
          <p role="status" className="sr-only">
            {words.loading}
          </p>
          <SkeletonCard />
          <SkeletonCard />
        </>
      );
    case 'failed':
      return (
        <StateCard
          isAlert
          icon={<CloudOff />}
          title={failed.title}
          actions={
            <Button look="primary" icon={<RefreshCw />} onPress={onRetry}>
              {common.retry}
            </Button>
          }
        >
          {view.isOffline && !isOneOrder ? offline.noTickets : failed.text}
        </StateCard>
      );
    case 'ready':
      return (
        <Split
          aside={
            <>
              {view.cached && <BackOnline onRetry={onRetry} />}
              {isOneOrder && <ContactCard />}
              {((!view.cached && !isOneOrder) || view.past.length > 0) && <TripHistory trips={view.past} repeatHref={repeatHref} />}
            </>
          }
        >
          <section aria-label={isOneOrder ? words.own.title : words.upcoming} className="grid gap-4">
            {!isOneOrder && <h2 className="text-title-2">{words.upcoming}</h2>}
            {view.cached && (
              <CachedNotice
                title={view.cached.tickets > 0 ? offline.tickets(view.cached.tickets) : offline.noTickets}
                at={view.cached.at}
                now={view.now}
              />
            )}
            <p role="status" className="sr-only">
              {lateTrips(view.current, view.estimates)}
            </p>
            {nextHref !== undefined && (
              <Notice>
                <b className="font-strong">{words.own.changed.title}</b>
                <span>{words.own.changed.text}</span>
                <TextLink size="sm" href={nextHref}>
                  {words.own.changed.open}
                </TextLink>
              </Notice>
            )}
            {view.current.length === 0 && nextHref === undefined ? (
              <Card>
                <EmptyState
                  picture={emptyBay}
                  title={none.title}
                  level={isOneOrder ? 2 : 3}
                  actions={
                    <Button look="primary" icon={<Search />} onPress={onSearch}>
                      {words.search}
                    </Button>
                  }
                >
                  {none.text}
                </EmptyState>
              </Card>
            ) : (
              view.current.map((trip) => (
                <TripCard
                  key={trip.id}
                  trip={trip}
                  trips={view.current}
                  now={view.now}
                  estimate={view.estimates[trip.id]}
                  isOneOrder={isOneOrder}
                  {...acts}
                />
              ))
            )}
          </section>
        </Split>
      );
    default:
      return view satisfies never;
  }
}
