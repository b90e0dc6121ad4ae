import { BusFront, TriangleAlert } from 'lucide-react';
import type { SeatsEvent, SeatsView, TabView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StateCard } from '../parts/StateCard.tsx';
import { BusDrawing } from './BusDrawing.tsx';
import { DirectionTabs, MapCard } from './MapCard.tsx';
import { Legend } from './MapTools.tsx';
import type { KnownPeople } from './KnownPeople.ts';
import { SeatsHeading } from './SeatsHeading.tsx';
import { SeatsPage } from './SeatsPage.tsx';

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
      return <FailedSeats view={view} send={send} />;
    case 'map':
      return <SeatsPage view={view} known={known} preferred={preferred} send={send} />;
    default:
      return view satisfies never;
  }
}

const GHOST_ROWS = ['1', '2', '3', '4', '5', '6'];
const GHOST_COLUMNS = ['a', 'b', 'aisle', 'c', 'd'];

function LoadingSeats({ tabs, send }: { tabs: TabView[]; send: SeatsScreenProps['send'] }) {
  return (
    <Page isCompact>
      <SeatsHeading>{words.title}</SeatsHeading>
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

type FailedView = Extract<SeatsView, { screen: 'failed' }>;

/** The map failed to load: not found, no connection, or refused by the platform (ERR-005, ERR-006, ERR-009). */
function FailedSeats({ view: { reason, message, tabs }, send }: { view: FailedView; send: SeatsScreenProps['send'] }) {
  const { title, text } = words.failed[reason];
  const leave = () => send({ type: 'seats.left' });
  return (
    <Page isCompact>
      <SeatsHeading>{words.title}</SeatsHeading>
      {tabs.length > 0 && <DirectionTabs tabs={tabs} send={send} />}
      <StateCard
        isAlert
        icon={reason === 'notFound' ? <BusFront /> : <TriangleAlert />}
        title={title}
        actions={
          reason === 'operation' ? (
            <Button look="primary" onPress={leave}>
              {common.accept}
            </Button>
          ) : (
            <>
              <Button look="primary" onPress={() => send({ type: 'map.retried' })}>
                {common.retry}
              </Button>
              <Button size="lg" onPress={leave}>
                {words.failed.otherTrip}
              </Button>
            </>
          )
        }
      >
        {message ?? text}
      </StateCard>
    </Page>
  );
}
