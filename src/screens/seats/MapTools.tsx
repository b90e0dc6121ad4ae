import { UsersRound } from 'lucide-react';
import { memo } from 'react';
import type { SeatState } from '../../../machines/domain/seat.ts';
import type { SeatsEvent, SeatsView } from '../../../machines/seats/seats.types.ts';
import { common, seats as words } from '../../messages/es-MX.ts';
import { clockTime, wallClock } from '../../messages/format.ts';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { SeatSample } from './SeatShape.tsx';
import { useShopTimeZone } from '../parts/ShopTimeZone.ts';

type MapView = Extract<SeatsView, { screen: 'map' }>;

type NoticeProps = { view: MapView; send: (event: SeatsEvent) => void };

type LimitProps = Pick<MapView, 'limit' | 'direction'> & { /** Passengers on the bus. */ count: number; isRoundTrip: boolean };

/** The limit of passengers (SEAT-018). */
export const LimitNotice = memo(function LimitNotice({ limit, count, direction, isRoundTrip }: LimitProps) {
  return (
    <Notice icon={<UsersRound />}>{count < limit ? words.limit(limit, direction, isRoundTrip) : words.limitReached(direction)}</Notice>
  );
});

/** The choice of the floor; a bus with one floor says so (SEAT-009, SEAT-010). */
export function Floors({ view: { floors, floor }, send }: NoticeProps) {
  if (floors.length === 1) return <p className="text-small font-semibold text-ink-muted">{words.oneFloor}</p>;
  return (
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
      className="grid-flow-row! grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]"
    />
  );
}

const STATES: SeatState[] = ['free', 'mine', 'taken'];

/** The legend of the three kinds of seats: in a line below the bus, or stacked beside it from 768 px. */
export const Legend = memo(function Legend({ isLine = false }: { isLine?: boolean }) {
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
});

/** Whether the map is live, or the time of its data. It is not announced, because the map itself shows what matters (0007). */
export const LiveLine = memo(function LiveLine({ live }: { live: MapView['live'] }) {
  const { status, since } = live;
  const timeZone = useShopTimeZone();
  return (
    <p className="flex items-center justify-center gap-2 text-caption text-ink-muted md:justify-start">
      <span
        className={cx(
          'size-2.5 flex-none rounded-round',
          status === 'live' ? 'bg-action' : 'border-2 border-line-strong',
          status === 'connecting' && 'border-dashed',
        )}
      />
      {status === 'lost' ? words.live.lost(since === null ? null : clockTime(wallClock(since, timeZone))) : words.live[status]}
    </p>
  );
});
