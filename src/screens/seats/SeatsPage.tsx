import { ArrowLeft } from 'lucide-react';
import { memo, Suspense, useId } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { common, hold, seats as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dock } from '../../ui/Dock.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { HoldStrip } from '../../ui/HoldStrip.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { useSay } from '../../ui/say.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { OldPrice, Price } from '../parts/Price.tsx';
import { MapCard } from './MapCard.tsx';
import { noticeOf } from './noticeOf.ts';
import { Floors, Legend, LimitNotice, LiveLine } from './MapTools.tsx';
import { SeatsHeading } from './SeatsHeading.tsx';
import { PassengerList } from './PassengerList.tsx';
import { SeatGrid } from './SeatGrid.tsx';
import { SeatTools } from './SeatTools.tsx';
import type { KnownPeople } from './KnownPeople.ts';
import { SeatsDialogs } from './SeatsDialogs.tsx';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type Send = (event: SeatsEvent) => void;

const TravellerList = lazyPart(async () => (await import('./TravellerList.tsx')).TravellerList);
/** Loaded on demand, because the map does not need it. */
const SeatList = lazyPart(async () => (await import('./SeatList.tsx')).SeatList);

/** Most buses are shown without one. */
const MapNotice = lazyPart(async () => (await import('./MapNotice.tsx')).MapNotice);

/** Only a way back has the promotion. */
const SamePrice = lazyPart(async () => (await import('../parts/SamePrice.tsx')).SamePrice);

type SeatsPageProps = { view: MapView; known: KnownPeople | null; preferred: readonly string[]; send: Send };

/** The bus with its seats, and beside it the passengers with their totals. */
export function SeatsPage({ view, known, preferred, send }: SeatsPageProps) {
  const { direction, departure, tabs, passengers, travellers, totals, credit, points } = view;
  const { blocking, next, canContinue, hint, limit, spoken } = view;
  // Own choices are announced politely, a lost seat at once, choices of others not at all.
  useSay(spoken ? words.spoken(spoken) : '', spoken?.kind === 'lost' ? 'assertive' : 'polite');
  const onward: ContinueProps = { blocking, next, canContinue, hint, hintId: useId(), send };

  return (
    <>
      {passengers.length > 0 && <HoldStrip label={hold.clock} text={hold.before} time={hold.whole} announcement="" />}
      <Page isCompact>
        {travellers ? (
          <SeatsHeading>{words.change.title}</SeatsHeading>
        ) : (
          <SeatsHeading
            way={tabs.length > 0 ? direction : undefined}
            note={<PriceNote departure={departure} chosen={words.chosenOf(passengers.length, limit)} />}
          >
            {words.title}
          </SeatsHeading>
        )}
        <Split
          aside={
            <Aside
              direction={direction}
              passengers={passengers}
              travellers={travellers}
              totals={totals}
              credit={credit}
              points={points}
              {...onward}
            />
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
      <SeatsDialogs view={view} known={known} preferred={preferred} send={send} />
    </>
  );
}

/** What a seat costs, also before one is chosen. */
const PriceNote = memo(function PriceNote({ departure: { price, discount }, chosen }: Pick<MapView, 'departure'> & { chosen: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <OldPrice price={price} discount={discount} />
      <Price amount={price} className="text-ink" />
      <span>
        {words.perPerson} · {chosen}
      </span>
    </span>
  );
});

/** A floor with more rows is taller than a phone, so its legend and its tools come first. */
const ROWS_IN_SIGHT = 6;

/** The seats of the bus, as a map or as a list. From 1024 px there is room for two floors side by side, and the tools stand under the lower one. */
function Bus({ view, send }: { view: MapView; send: Send }) {
  const { direction, departure, floors, floor, live, layout, sought } = view;
  const notice = noticeOf(view);
  const isMap = layout === 'map';
  const isWide = useMedia('(min-width: 64rem)');
  const isBeside = isMap && isWide && floors.length > 1;
  const shown = isBeside ? floors : floors.filter((other) => other.floor === floor);
  const isTall = isMap && !isBeside && shown.some(({ rows }) => rows.length > ROWS_IN_SIGHT);
  const tools = (
    <div key="tools" className={cx('grid content-start gap-3', !isMap && 'md:grid-cols-2 md:gap-x-6')}>
      {isMap && <Legend isLine={isBeside} />}
      <SeatTools layout={layout} sought={sought} hasTogether={view.travellers === null} canSitTogether={view.canSitTogether} send={send} />
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {notice && (
        <Suspense fallback={<div className="min-h-12" />}>
          <MapNotice notice={notice} passengers={view.passengers} send={send} />
        </Suspense>
      )}
      <div
        className={cx(
          'grid content-start gap-3 md:gap-x-6',
          isMap && 'md:grid-rows-[auto_auto_1fr]',
          isBeside ? 'grid-cols-2 max-[68.75rem]:[--spacing-seat:44px]' : 'grid-cols-[minmax(0,1fr)]',
          isMap && !isBeside && 'md:grid-cols-[14.5rem_minmax(0,1fr)]',
        )}
      >
        {isMap && !isBeside && <Floors view={view} send={send} />}
        {isTall && tools}
        {isMap &&
          shown.map((one, index) => (
            <div
              key={`${direction} ${one.floor}`}
              className={cx(
                'grid min-w-0 content-start gap-2',
                isBeside ? index > 0 && 'row-span-3' : 'md:col-start-2 md:row-span-3 md:row-start-1',
              )}
            >
              {isBeside && (
                <p className="text-center text-small font-semibold">
                  {common.floors[one.floor]} <span className="font-medium text-ink-muted">· {words.free(one.free)}</span>
                </p>
              )}
              <SeatGrid floor={one} send={send} />
            </div>
          ))}
        {!isTall && tools}
        <div className={cx('grid content-start gap-3', !isMap && 'md:grid-cols-2 md:gap-x-6')}>
          <LiveLine live={live} />
          {departure.discount !== undefined && (
            <Suspense>
              <SamePrice />
            </Suspense>
          )}
          {!view.travellers && (
            <LimitNotice limit={view.limit} count={view.passengers.length} direction={direction} isRoundTrip={view.tabs.length > 0} />
          )}
        </div>
        {!isMap && (
          <Suspense fallback={<div className="min-h-96" />}>
            <SeatList floors={floors} send={send} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** The other bus begins at its title, as a new page does. */
function beginAtTop(): void {
  window.scrollTo(0, 0);
  focusContent();
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
      onPress={() => {
        send({ type: 'seats.continued' });
        if (next === 'outbound' || next === 'return') requestAnimationFrame(beginAtTop);
      }}
    >
      {words.next[next ?? 'pay']}
    </Button>
  );
});

type AsideProps = Pick<MapView, 'direction' | 'passengers' | 'travellers' | 'totals' | 'credit' | 'points'> & ContinueProps;

/** The passengers, and the buttons to continue and go back. Others' changes on the map do not render it again. */
const Aside = memo(function Aside({ direction, passengers, travellers, totals, credit, points, ...onward }: AsideProps) {
  const { blocking, hint, hintId, send } = onward;
  const isWide = useMedia('(min-width: 64rem)');
  return (
    <div className="grid gap-3">
      {travellers ? (
        <Suspense>
          <TravellerList travellers={travellers} totals={totals} credit={credit} points={points} isLocked={blocking} send={send} />
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
          {words.missing(hint)}
        </p>
      )}
    </div>
  );
});
