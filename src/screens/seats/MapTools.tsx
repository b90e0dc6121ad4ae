import { Armchair, PawPrint, UsersRound } from 'lucide-react';
import type { SeatState } from '../../../machines/domain/seat.ts';
import type { SeatsEvent, SeatsView, TravellerView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { clockTime, wallClock } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { SeatSample } from './SeatShape.tsx';

type MapView = Extract<SeatsView, { screen: 'map' }>;

type MapToolsProps = { view: MapView; /** One floor is shown at a time. */ hasSegment: boolean; send: (event: SeatsEvent) => void };

/** What stands before the bus: how many may be chosen, what is full, and the floors. */
export function MapTools({ view, hasSegment, send }: MapToolsProps) {
  const { floors, floor, banner, limit, passengers, travellers, direction, tabs, hint } = view;
  const lacks = hint?.kind === 'fewer' && hint.direction === direction ? hint : null;
  return (
    <>
      {view.placingPet ? (
        <Notice tone="warn" icon={<PawPrint />} isLive>
          <p>{words.placingPet}</p>
          <TextLink size="sm" onPress={() => send({ type: 'pets.hidden' })}>
            {words.stopPlacingPet}
          </TextLink>
        </Notice>
      ) : banner === null && travellers ? (
        <Notice icon={<Armchair />} isLive>
          {changeHint(travellers)}
        </Notice>
      ) : banner === null && lacks ? (
        <Notice tone="warn" icon={<Armchair />}>
          {words.continueHint(lacks)}
        </Notice>
      ) : banner === null ? (
        <Notice icon={<UsersRound />}>
          {passengers.length < limit ? words.limit(limit, direction, tabs.length > 0) : words.limitReached(direction)}
        </Notice>
      ) : (
        <Notice tone="warn" icon={<Armchair />} isLive>
          {words.banner[banner]}
        </Notice>
      )}
      {floors.length === 1 ? (
        <p className="text-small font-semibold text-ink-muted">{words.oneFloor}</p>
      ) : (
        hasSegment && (
          <Segment
            label={words.floor}
            value={floor}
            onChange={(id) => {
              const chosen = floors.find((other) => other.floor === id);
              if (chosen) send({ type: 'floor.chosen', floor: chosen.floor });
            }}
            options={floors.map(({ floor: id, free }) => ({
              id,
              name: (
                <>
                  {common.floors[id]} <small className="block text-micro font-medium text-ink-muted">{words.free(free)}</small>
                </>
              ),
            }))}
            className="max-[22rem]:grid-flow-row md:grid-flow-row"
          />
        )
      )}
    </>
  );
}

const STATES: SeatState[] = ['free', 'mine', 'taken'];

/** How to read the three kinds of seats; below each other beside the bus, unless it is above it. */
export function Legend({ isLine = false }: { isLine?: boolean }) {
  return (
    <ul
      aria-label={words.legend}
      className={cx(
        'flex flex-wrap justify-center gap-x-2.5 gap-y-2 text-micro font-medium md:justify-start',
        isLine ? 'md:gap-x-3 md:text-caption' : 'md:grid md:gap-2.5 md:text-small',
      )}
    >
      {STATES.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <SeatSample state={state} />
          {words.legendOf[state]}
        </li>
      ))}
    </ul>
  );
}

/** Whether the map follows what others choose, or of when it is. Silent: the map itself tells what matters (ERR-033). */
export function LiveLine({ live }: { live: MapView['live'] }) {
  const { status, since } = live;
  return (
    <p data-live className="flex items-center justify-center gap-2 text-caption text-ink-muted md:justify-start">
      <span
        className={cx(
          'size-2.5 flex-none rounded-round',
          status === 'live' ? 'bg-action' : 'border-2 border-line-strong',
          status === 'connecting' && 'border-dashed',
        )}
      />
      {status === 'lost' ? words.live.lost(since === null ? null : clockTime(wallClock(since))) : words.live[status]}
    </p>
  );
}

/** Whose seat is chosen next. */
function changeHint(travellers: TravellerView[]): string {
  const current = travellers.find((traveller) => traveller.current);
  return current ? words.change.seatFor(current.name) : words.change.hint;
}
