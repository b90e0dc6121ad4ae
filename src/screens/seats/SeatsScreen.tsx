import { Suspense } from 'react';
import type { SeatsEvent, SeatsView, TabView } from '../../../machines/seats/seats.types.ts';
import { seats as words } from '../../messages/es-MX.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BusDrawing } from './BusDrawing.tsx';
import type { FailedSeatsProps } from './FailedSeats.tsx';
import { MapCard } from './MapCard.tsx';
import { Legend } from './MapTools.tsx';
import type { KnownPeople } from './KnownPeople.ts';
import { SeatsHeading } from './SeatsHeading.tsx';
import { SeatsPage } from './SeatsPage.tsx';

/** Loaded beside the page's own file: it must be there when the network is not. */
const FailedSeats = lazyPart<FailedSeatsProps>(async () => (await import('./FailedSeats.tsx')).FailedSeats);

type SeatsScreenProps = {
  view: SeatsView;
  /** The people whom the account knows; null for a guest. */
  known?: KnownPeople | null;
  /** The services that the account included last. */
  preferred?: readonly string[];
  send: (event: SeatsEvent) => void;
};

const NONE: readonly string[] = [];

/** The seats of one bus. */
export function SeatsScreen({ view, known = null, preferred = NONE, send }: SeatsScreenProps) {
  switch (view.screen) {
    case 'loading':
      return <LoadingSeats tabs={view.tabs} send={send} />;
    case 'failed':
      return (
        <Suspense>
          <FailedSeats view={view} send={send} />
        </Suspense>
      );
    case 'map':
      return <SeatsPage view={view} known={known} preferred={preferred} send={send} />;
    default:
      return view satisfies never;
  }
}

SeatsScreen.preload = FailedSeats.preload;

const GHOST_ROWS = ['1', '2', '3', '4', '5', '6'];
const GHOST_COLUMNS = ['a', 'b', 'aisle', 'c', 'd'];

function LoadingSeats({ tabs, send }: { tabs: TabView[]; send: SeatsScreenProps['send'] }) {
  return (
    <Page isCompact>
      <SeatsHeading way={tabs.find(({ current }) => current)?.direction}>{words.title}</SeatsHeading>
      <Split
        aside={
          <Card>
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-28" />
            <Skeleton className="h-13" />
          </Card>
        }
      >
        <MapCard tabs={tabs} send={send}>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 md:grid-cols-[14.5rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-6">
            <p role="status" className="flex min-h-control items-center justify-center gap-2 text-caption text-ink-muted md:justify-start">
              <Spinner label={words.loading} />
              <span aria-hidden="true">{words.loading}</span>
            </p>
            <div className="md:col-start-2 md:row-span-2 md:row-start-1">
              <BusDrawing hasDriver hasFrontDoor columns="wa.aw">
                <div aria-hidden="true" className="grid gap-[8px]">
                  {GHOST_ROWS.map((row) => (
                    <div key={row} className="grid grid-cols-(--columns) gap-[6px]">
                      {GHOST_COLUMNS.map((column) =>
                        column === 'aisle' ? <span key={column} /> : <Skeleton key={column} className="size-seat rounded-control!" />,
                      )}
                    </div>
                  ))}
                </div>
              </BusDrawing>
            </div>
            <Legend />
          </div>
        </MapCard>
      </Split>
    </Page>
  );
}
