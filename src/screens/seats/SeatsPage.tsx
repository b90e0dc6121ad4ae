import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { hold, seats as words } from '../../messages/es-MX.ts';
import { money } from '../../messages/format.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dock } from '../../ui/Dock.tsx';
import { HoldStrip } from '../../ui/HoldStrip.tsx';
import { Page, Split } from '../../ui/Page.tsx';
import { MapCard } from './MapCard.tsx';
import { Legend, LiveLine, MapTools } from './MapTools.tsx';
import { PassengerList } from './PassengerList.tsx';
import { SeatGrid } from './SeatGrid.tsx';
import { SeatsDialogs } from './SeatsDialogs.tsx';

type MapView = Extract<SeatsView, { screen: 'map' }>;
type Send = (event: SeatsEvent) => void;

/** The bus with its seats, and beside it who travels and what it comes to. */
export function SeatsPage({ view, send }: { view: MapView; send: Send }) {
  const { direction, departure, tabs, floors, floor, live, passengers, totals, blocking } = view;
  const shown = floors.find((other) => other.floor === floor);
  const hintId = useId();

  return (
    <>
      {passengers.length > 0 && <HoldStrip label={hold.clock} text={hold.before} time={hold.whole} announcement="" />}
      <Page>
        <h1>{words.title}</h1>
        <Split
          aside={
            <div className="grid gap-3">
              <PassengerList direction={direction} passengers={passengers} totals={totals} isLocked={blocking} send={send} />
              <div className="grid gap-3 lg:grid-cols-[auto_1fr]">
                <Button
                  size="lg"
                  isDisabled={blocking}
                  icon={<ArrowLeft className="lg:hidden" />}
                  onPress={() => send({ type: 'seats.left' })}
                >
                  {words.back}
                </Button>
                <div className="hidden lg:grid">
                  <ContinueButton view={view} send={send} hintId={hintId} />
                </div>
              </div>
              <Hint view={view} id={hintId} />
            </div>
          }
        >
          <MapCard tabs={tabs} send={send}>
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-x-6">
              <div className="@container grid content-start gap-4">
                <MapTools view={view} send={send} />
                <Legend />
                <LiveLine live={live} />
                <p className="hidden text-caption text-ink-muted md:block">{words.howTo}</p>
              </div>
              <div className="min-w-0">
                {shown && (
                  <SeatGrid
                    key={`${direction} ${shown.floor}`}
                    floor={shown}
                    price={money(departure.price)}
                    onChoose={(seatId) => send({ type: 'seat.chosen', seatId })}
                  />
                )}
              </div>
            </div>
          </MapCard>
        </Split>
      </Page>
      <Dock
        caption={words.totals.total}
        value={money(totals.total)}
        note={tabs.length > 0 ? words.chosenByWay(tabs) : words.chosenSeats(passengers.map(({ seat }) => seat))}
      >
        <ContinueButton view={view} send={send} hintId={hintId} />
      </Dock>
      <Spoken view={view} />
      <SeatsDialogs view={view} send={send} />
    </>
  );
}

function ContinueButton({ view, send, hintId }: { view: MapView; send: Send; hintId: string }) {
  return (
    <Button
      look="primary"
      block
      isDisabled={!view.canContinue && !view.blocking}
      isPending={view.blocking}
      pendingLabel={words.blocking}
      {...(view.hint && { 'aria-describedby': hintId })}
      onPress={() => send({ type: 'seats.continued' })}
    >
      {words.next[view.next ?? 'pay']}
    </Button>
  );
}

function Hint({ view, id }: { view: MapView; id: string }) {
  return view.hint ? (
    <p id={id} className="text-center text-caption text-ink-muted">
      {words.continueHint(view.hint)}
    </p>
  ) : null;
}

/** My choices are said politely, a lost seat at once; what others choose is silent. */
function Spoken({ view: { spoken } }: { view: MapView }) {
  if (!spoken) return <Announcer />;
  const said = { id: `${spoken.kind}-${spoken.seat}`, text: words.spoken(spoken) };
  return spoken.kind === 'lost' ? <Announcer assertive={said} /> : <Announcer polite={said} />;
}
