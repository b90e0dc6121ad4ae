import { ArrowLeft } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { common, hold, seats as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dock } from '../../ui/Dock.tsx';
import { HoldStrip } from '../../ui/HoldStrip.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { MapCard } from './MapCard.tsx';
import { Legend, LiveLine, MapTools } from './MapTools.tsx';
import { PassengerList } from './PassengerList.tsx';
import { SeatGrid } from './SeatGrid.tsx';
import { SeatTools } from './SeatTools.tsx';
import { SeatsDialogs } from './SeatsDialogs.tsx';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type Send = (event: SeatsEvent) => void;

const TravellerList = lazyPart(async () => (await import('./TravellerList.tsx')).TravellerList);
/** Not needed to draw the map. */
const SeatList = lazyPart(async () => (await import('./SeatList.tsx')).SeatList);

/** The bus with its seats, and beside it who travels and what it comes to. */
export function SeatsPage({ view, send }: { view: MapView; send: Send }) {
  const { direction, tabs, passengers, travellers, totals, credit, blocking, next, canContinue, hint } = view;
  const onward: ContinueProps = { blocking, next, canContinue, hint, hintId: useId(), send };

  return (
    <>
      {passengers.length > 0 && <HoldStrip label={hold.clock} text={hold.before} time={hold.whole} announcement="" />}
      <Page>
        <h1>{travellers ? words.change.title : words.title}</h1>
        <Split
          aside={
            <Aside direction={direction} passengers={passengers} travellers={travellers} totals={totals} credit={credit} {...onward} />
          }
        >
          <MapCard tabs={tabs} send={send}>
            <Bus view={view} send={send} />
          </MapCard>
        </Split>
      </Page>
      <Dock
        caption={words.totals.total}
        value={money(totals.total)}
        note={tabs.length > 0 ? words.chosenByWay(tabs) : words.chosenSeats(passengers.map(({ seat }) => seat))}
      >
        <ContinueButton {...onward} />
      </Dock>
      <Spoken view={view} />
      <SeatsDialogs view={view} send={send} />
    </>
  );
}

/** The seats of the bus, drawn or as lines. There is room for two floors side by side from 1024 px. */
function Bus({ view, send }: { view: MapView; send: Send }) {
  const { direction, departure, floors, floor, live, layout, sought } = view;
  const isWide = useMedia('(min-width: 64rem)');
  const isBeside = isWide && floors.length > 1;
  const price = money(departure.price);
  const shown = isBeside ? floors : floors.filter((other) => other.floor === floor);
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-4',
        layout === 'map' && !isBeside && 'md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-x-6',
      )}
    >
      <div className={cx('grid content-start gap-4', (layout === 'list' || isBeside) && 'md:grid-cols-2 md:items-start md:gap-x-6')}>
        <div className="grid content-start gap-4">
          <MapTools view={view} hasSegment={layout === 'map' && !isBeside} send={send} />
          <Legend isLine={layout === 'list' || isBeside} />
          <LiveLine live={live} />
        </div>
        <SeatTools
          layout={layout}
          sought={sought}
          hasTogether={view.travellers === null}
          canSitTogether={view.canSitTogether}
          send={send}
        />
      </div>
      {layout === 'list' ? (
        <Suspense fallback={<div className="min-h-96" />}>
          <SeatList floors={floors} price={price} send={send} />
        </Suspense>
      ) : (
        <div className={cx('grid min-w-0 items-start', isBeside && 'grid-cols-2 gap-6 max-[68.75rem]:[--spacing-seat:44px]')}>
          {shown.map((one) => (
            <div key={`${direction} ${one.floor}`} className="grid min-w-0 gap-2">
              {isBeside && (
                <p className="text-center text-small font-semibold">
                  {common.floors[one.floor]} <span className="font-medium text-ink-muted">· {words.free(one.free)}</span>
                </p>
              )}
              <SeatGrid floor={one} price={price} send={send} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type ContinueProps = Pick<MapView, 'blocking' | 'next' | 'canContinue' | 'hint'> & { hintId: string; send: Send };

const ContinueButton = memo(function ContinueButton({ blocking, next, canContinue, hint, hintId, send }: ContinueProps) {
  return (
    <Button
      look="primary"
      block
      isDisabled={!canContinue && !blocking}
      isPending={blocking}
      pendingLabel={words.blocking}
      {...(hint && { 'aria-describedby': hintId })}
      onPress={() => send({ type: 'seats.continued' })}
    >
      {words.next[next ?? 'pay']}
    </Button>
  );
});

type AsideProps = Pick<MapView, 'direction' | 'passengers' | 'travellers' | 'totals' | 'credit'> & ContinueProps;

/** Who travels, and the way on and back. Others' changes on the map do not draw it again. */
const Aside = memo(function Aside({ direction, passengers, travellers, totals, credit, ...onward }: AsideProps) {
  const { blocking, hint, hintId, send } = onward;
  const isWide = useMedia('(min-width: 64rem)');
  return (
    <div className="grid gap-3">
      {travellers ? (
        <Suspense>
          <TravellerList travellers={travellers} totals={totals} credit={credit} isLocked={blocking} send={send} />
        </Suspense>
      ) : (
        <PassengerList direction={direction} passengers={passengers} totals={totals} isLocked={blocking} send={send} />
      )}
      <div className="grid gap-3 lg:grid-cols-[auto_1fr]">
        <Button size="lg" isDisabled={blocking} icon={<ArrowLeft className="lg:hidden" />} onPress={() => send({ type: 'seats.left' })}>
          {words.back}
        </Button>
        {isWide && <ContinueButton {...onward} />}
      </div>
      {hint && (
        <p id={hintId} className="text-center text-caption text-ink-muted">
          {words.continueHint(hint)}
        </p>
      )}
    </div>
  );
});

/** My choices are said politely, a lost seat at once; what others choose is silent. */
function Spoken({ view: { spoken } }: { view: MapView }) {
  if (!spoken) return <Announcer />;
  const said = { id: `${spoken.kind}-${spoken.seat}`, text: words.spoken(spoken) };
  return spoken.kind === 'lost' ? <Announcer assertive={said} /> : <Announcer polite={said} />;
}
